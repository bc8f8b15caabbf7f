import type { ReactNode } from 'react'
import type { Site, Text } from '../../site.ts'
import { Person } from './person.tsx'

const questions = [
  {
    ask: 'design.questions.height',
    text: 'design.questions.heightText',
    alt: 'design.questions.heightAlt',
    drawing: <Height />,
  },
  {
    ask: 'design.questions.view',
    text: 'design.questions.viewText',
    alt: 'design.questions.viewAlt',
    drawing: <View />,
  },
  {
    ask: 'design.questions.pass',
    text: 'design.questions.passText',
    alt: 'design.questions.passAlt',
    drawing: <Pass />,
  },
] as const satisfies { ask: Text; text: Text; alt: Text; drawing: ReactNode }[]

/** What it settles: a question a row, with the spot it is about. */
export function Questions({ site: { t } }: { site: Site }) {
  return (
    <section className="questions section raised" id="questions">
      <div className="wrap">
        <h2>{t('design.questions.title')}</h2>
        <ul className="items">
          {questions.map(({ ask, text, alt, drawing }) => (
            <li key={ask}>
              <h3>{t(ask)}</h3>
              <svg className="sketch" viewBox="0 0 360 200" role="img" aria-label={t(alt)}>
                {drawing}
              </svg>
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Height() {
  return (
    <>
      <path className="ink" d="M10 186h340M10 22h340" />
      <path className="model solid" d="M150 22h70v48h-70z" />
      <path className="model" d="M10 34h140M220 34h130" />
      <g className="ink">
        <Person x={185} y={186} scale={52} />
      </g>
      <path className="mark" d="M160 98h88M212 70h36M238 62v44M232 104l12-12M232 76l12-12" />
    </>
  )
}

function View() {
  return (
    <>
      <path className="sightlines" d="M20 170V20H243L168 82V104H190L340 27V170z" />
      <path className="hidden" d="M168 82L243 20M190 104L340 27" />
      <path className="ink" d="M40 180H10V10h340v170H84M20 170V20h320v150H84v10M40 180v-10H20" />
      <path className="ink" d="M40 170v-44a44 44 0 0 1 44 44" />
      <path className="model solid" d="M168 82h22v22h-22zM246 24h62v16h-62z" />
      <path className="mark" d="M62 164a6 6 0 1 0 .1 0zM62 156v28M48 170h28" />
    </>
  )
}

function Pass() {
  return (
    <>
      <path className="ink" d="M10 30h110M186 30h164M10 22h110v8M186 30v-8h164M10 178h340M10 186h340" />
      <path className="ink" d="M120 30h5v66h-5z" />
      <path className="hidden" d="M125 96a66 66 0 0 0 61-66" />
      <path className="model solid" d="M156 122h156v46H156z" />
      <path className="model" d="M165 130h34v30h-34zM212 122v46" />
      <path className="mark" d="M128 96h24M130 122h24M141 82v54M135 102l12-12M135 128l12-12" />
    </>
  )
}
