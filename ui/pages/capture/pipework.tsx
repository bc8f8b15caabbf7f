import { cloud } from './cloud.ts'
import { shades, splats } from './splats.ts'

/** A run of pipe with a valve, 1200 × 380. Each way of recording shows a third of it. */
export function Pipework({ as, label }: { as: 'cloud' | 'splat' | 'model'; label: string }) {
  const left = { cloud: 0, splat: 400, model: 800 }[as]

  return (
    <svg className="sketch" viewBox={`${left} 0 400 380`} role="img" aria-label={label}>
      {as === 'cloud' && (
        <>
          <path className="thick" strokeOpacity={0.5} d={cloud().dark} />
          <path className="thick" d={cloud().light} />
        </>
      )}
      {as === 'splat' &&
        splats().map(({ key, shade, d }) => (
          <path key={key} className={shade === 'wheel' ? 'splat mark' : 'splat'} strokeOpacity={shades[shade]} d={d} />
        ))}
      {as === 'model' && (
        <>
          <path className="model fine" d="M800 356h400" />
          <path className="model glass" d={lines} />
          <path className="model fine" d="M800 130h250a70 70 0 0 1 70 70v180" />
        </>
      )}
    </svg>
  )
}

const lines =
  'M800 96h61M879 96h171a104 104 0 0 1 104 104v156h-68V200a36 36 0 0 0-36-36H879M861 164h-61' +
  'M861 82h9v96h-9zM870 82h9v96h-9zM1050 96v68M1086 200h68M1072 338h96v9h-96zM1072 347h96v9h-96z' +
  'M980 0v90M970 90h20v6h-20z'
