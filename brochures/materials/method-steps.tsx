import { Drawing } from '../../ui/parts/drawing.tsx'
import type { Site, Text } from '../../ui/site.ts'

const methods = [
  {
    drawing: 'method-qr',
    name: 'construction.positioning.qr',
    once: 'construction.positioning.qrOnce',
    start: 'construction.positioning.qrStart',
    alt: 'construction.positioning.qrAlt',
  },
  {
    drawing: 'method-two-point',
    name: 'construction.positioning.twoPoint',
    once: 'construction.positioning.twoPointOnce',
    start: 'construction.positioning.twoPointStart',
    alt: 'construction.positioning.twoPointAlt',
  },
  {
    drawing: 'method-scene',
    name: 'construction.positioning.scene',
    once: 'construction.positioning.sceneOnce',
    start: 'construction.positioning.sceneStart',
    alt: 'construction.positioning.sceneAlt',
  },
  {
    drawing: 'method-rtk',
    name: 'construction.positioning.rtk',
    once: 'construction.positioning.rtkOnce',
    start: 'construction.positioning.rtkStart',
    alt: 'construction.positioning.rtkAlt',
  },
] as const satisfies { drawing: string; name: Text; once: Text; start: Text; alt: Text }[]

/** What each positioning method takes once and at each start. */
export function MethodSteps({ site: { t } }: { site: Site }) {
  return (
    <ol>
      {methods.map(({ drawing, name, once, start, alt }) => (
        <li key={name}>
          <Drawing name={drawing} size={[480, 360]} label={t(alt)} className="method" surface="night" />
          <h3>{t(name)}</h3>
          <dl>
            <dt>{t('construction.positioning.once')}</dt>
            <dd>{t(once)}</dd>
            <dt>{t('construction.positioning.start')}</dt>
            <dd>{t(start)}</dd>
          </dl>
        </li>
      ))}
    </ol>
  )
}
