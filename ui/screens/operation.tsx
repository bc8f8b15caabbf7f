import type { ReactNode } from 'react'
import { Photo } from '../parts/photo.tsx'
import type { Site } from '../site.ts'
import { Checked } from './checked.tsx'
import { Window } from './window.tsx'

/** Temperature of a bearing below its limit. */
const trend = 'M0 38l10-3 10 4 10-2 10-6 10 5 10-1 10-7 10 4 10 3 10-5 10 2 10-4 10 3 10-2 10 1 10-2'

/** The operation assistant in a browser: a pump in its room and the levels of the building, the trend of its reading, and its card as `children`. */
export function OperationWeb({ site, children }: { site: Site; children: ReactNode }) {
  const { t } = site

  return (
    <Window name={t('operation.hero.name')} className="app-split">
      <div className="app-view">
        <Photo site={site} name="twin" alt={t('operation.what.alt')} sizes="(min-width: 768px) 58vw, 100vw" />
        <div aria-hidden="true">
          <Checked names={['2', '1', 'B1']} on={[2]} />
          <span className="app-tag">CHWP-02</span>
          <div className="app-layers app-steps">
            24 h
            <svg className="sketch" viewBox="0 0 160 56" aria-hidden="true">
              <path className="quiet" d="M0 55h160M40 51v4m40-4v4m40-4v4" />
              <path className="mark dash" d="M0 8h160" />
              <path className="model" d={trend} />
            </svg>
          </div>
        </div>
      </div>
      {children}
    </Window>
  )
}
