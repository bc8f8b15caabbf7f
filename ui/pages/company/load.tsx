import type { Site } from '../../site.ts'
import { yardsticks } from './yardsticks.ts'

const { hoursADay, modelDays, tablets, tabletGigabytes } = yardsticks
const week = 5

/** Models as the days needed to open them all, data as the tablets needed to store them. */
export function Load({ site: { t } }: { site: Site }) {
  return (
    <section className="load section night" id="load">
      <div className="wrap columns">
        <h2>{t('company.load.title')}</h2>
        <div className="left-5">
          <h3 className="title-m">{t('company.load.models')}</h3>
          <p>{t('company.load.modelsText', { hours: hoursADay, days: modelDays })}</p>
        </div>
        <Calendar className="broad right-7" across={25} label={t('company.load.modelsAlt', { days: modelDays })} />
        <Calendar className="narrow" across={13} label={t('company.load.modelsAlt', { days: modelDays })} />
        <Tablets className="broad left-7" step={26} label={t('company.load.dataAlt', { tablets })} />
        <Tablets className="narrow" step={11} label={t('company.load.dataAlt', { tablets })} />
        <div className="right-5">
          <h3 className="title-m">{t('company.load.data')}</h3>
          <p>{t('company.load.dataText', { tablets, storage: tabletGigabytes })}</p>
        </div>
      </div>
    </section>
  )
}

interface DrawnProps {
  className: string
  label: string
}

/** One square per working day, one column per week, `across` weeks side by side. */
function Calendar({ className, label, across }: DrawnProps & { across: number }) {
  const [day, band] = [24, week * 24 + 12]
  const days = Array.from({ length: modelDays }, (_, i) => {
    const at = Math.floor(i / week)
    return `M${(at % across) * day + 2} ${Math.floor(at / across) * band + (i % week) * day + 2}h18v18h-18z`
  })
  const bands = Math.ceil(modelDays / week / across)

  return (
    <svg
      className={`sketch ${className}`}
      viewBox={`0 0 ${across * day - 2} ${bands * band - 14}`}
      role="img"
      aria-label={label}
    >
      <path className="model glass" d={days.join('')} />
    </svg>
  )
}

/** Tablets in a row, each `step` units behind the one before; the first one is turned on. */
function Tablets({ className, label, step }: DrawnProps & { step: number }) {
  const [first, ...others] = Array.from({ length: tablets }, (_, i) => i * step + 1)

  return (
    <svg
      className={`sketch ${className}`}
      viewBox={`0 0 ${(tablets - 1) * step + 242} 172`}
      role="img"
      aria-label={label}
    >
      {others.reverse().map((x) => (
        <rect key={x} className="paper" x={x} y={1} width={240} height={170} rx={12} />
      ))}
      <rect className="paper" x={first} y={1} width={240} height={170} rx={12} />
      <path className="model glass" d="M14 14h214v144H14z" />
      <path
        className="model"
        d="M14 134h214M48 134V44h58v90M106 134V74h84v60M48 74h58m-58 30h58m0 0h84M148 74v60M77 44v90"
      />
    </svg>
  )
}
