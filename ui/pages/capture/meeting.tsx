import { lettering } from '../../drafting.ts'
import type { Site, Text } from '../../site.ts'

const room = 'M60 40h120v36h-30v64H60z'

const steps = [
  { step: 'pair', name: 'capture.scans.pair', text: 'capture.scans.pairText', alt: 'capture.scans.pairAlt' },
  { step: 'lay', name: 'capture.scans.lay', text: 'capture.scans.layText', alt: 'capture.scans.layAlt' },
  { step: 'gap', name: 'capture.scans.gap', text: 'capture.scans.gapText', alt: 'capture.scans.gapAlt' },
] as const satisfies { step: Step; name: Text; text: Text; alt: Text }[]

/** How scan and model are aligned, in three steps. */
export function Meeting({ site: { t } }: { site: Site }) {
  return (
    <div className="meeting columns">
      <h3>{t('capture.scans.meet')}</h3>
      <ol className="items in-3">
        {steps.map(({ step, name, text, alt }) => (
          <li key={step}>
            <Sketch step={step} label={t(alt)} />
            <div>
              <h4>{t(name)}</h4>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

type Step = 'pair' | 'lay' | 'gap'

function Sketch({ step, label }: { step: Step; label: string }) {
  return (
    <svg className="sketch" viewBox="0 0 240 180" role="img" aria-label={label}>
      {step === 'pair' && (
        <>
          <path className="model" d={room} transform="translate(36 24)" />
          <path className="points" d={room} transform="rotate(-20 100 90) translate(-30 -14)" />
          <path className="mark dash" d="M22 45 96 64M134 4 216 64M54 139 96 164" />
          <path className="mark" d="M96 64h0M216 64h0M96 164h0M22 45h0M134 4h0M54 139h0" />
        </>
      )}
      {step === 'lay' && (
        <>
          <path className="model" d={room} />
          <path className="points" d={room} transform="translate(1 -1)" />
          <path className="mark" d="M20 108h200M20 100v16M220 100v16" />
        </>
      )}
      {step === 'gap' && (
        <>
          <path className="model glass" d="M140 12h34v156h-34z" />
          <path className="points" d="M96 12c6 40-4 70 4 100s0 40-2 56M91 12c6 40-4 70 4 100s0 40-2 56" />
          <path className="mark" d="M100 90h40M106 85l-6 5 6 5M134 85l6 5-6 5M100 78v24M140 78v24" />
          <path className="mark" d={lettering('Δ', [120, 82], { height: 12 })} />
          <path className="fine" d="M10 168h220" />
        </>
      )}
    </svg>
  )
}
