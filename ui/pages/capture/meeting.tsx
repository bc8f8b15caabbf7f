import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const steps = [
  { step: 'pair', name: 'capture.scans.pair', text: 'capture.scans.pairText', alt: 'capture.scans.pairAlt' },
  { step: 'lay', name: 'capture.scans.lay', text: 'capture.scans.layText', alt: 'capture.scans.layAlt' },
  { step: 'gap', name: 'capture.scans.gap', text: 'capture.scans.gapText', alt: 'capture.scans.gapAlt' },
] as const satisfies { step: string; name: Text; text: Text; alt: Text }[]

/** How scan and model are aligned, in three steps, folded. */
export function Meeting({ site: { t } }: { site: Site }) {
  return (
    <details className="meeting">
      <summary>{t('capture.scans.meet')}</summary>
      <ol className="items in-3">
        {steps.map(({ step, name, text, alt }) => (
          <li key={step}>
            <Drawing name={`meet-${step}`} size={[320, 220]} label={t(alt)} surface="night" />
            <h3>{t(name)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}
