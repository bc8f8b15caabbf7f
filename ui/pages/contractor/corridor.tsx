import { lettering } from '../../drafting.ts'
import { Person } from '../../parts/person.tsx'

/** Units of the sheet per meter, from the height of a person. */
const metre = 47
const figure = (length: number, x: number, y: number) =>
  lettering(`${Math.round((10 * length) / metre) * 100}`, [x, y], { height: 12 })

export type Moment = 'drill' | 'mount' | 'close' | 'accept'

const shell = 'M8 14h264v22H8zM8 36v186M272 36v186M0 222h280'
const hatch = Array.from({ length: 21 }, (_, i) => `M${12 + i * 12.4} 36l10-22`).join('')
const duct = 'M124 66h78v36h-78z'
const tray = 'M40 68v9h56v-9M52 77v-5M68 77v-5M84 77v-5'
const hangers = 'M120 36v70M206 36v70M116 106h94M48 36v41M88 36v41M228 36v38M248 36v38'

/** A corridor in section at four moments: ink is built, blue is model, orange marks the spot. */
export function Corridor({ moment }: { moment: Moment }) {
  const mounted = moment === 'close' || moment === 'accept'

  return (
    <svg className="sketch" viewBox="0 0 280 228" aria-hidden="true">
      <path className="hatch" d={hatch} />
      <path d={shell} />
      {moment !== 'drill' && <path d={hangers} />}
      {mounted && <path className="paper" d={`${duct}${tray}M234 80a6 6 0 1 0-12 0 6 6 0 0 0 12 0`} />}
      <path className={mounted ? 'model' : 'model glass'} d={duct} />
      <path className="model" d={tray} />
      <circle className={mounted ? 'model' : 'model glass'} cx={228} cy={80} r={6} />
      <circle className={moment === 'accept' ? 'model' : 'model glass'} cx={248} cy={80} r={6} />
      {moment === 'drill' && (
        <>
          <path className="model dash" d="M78 164 124 66M78 164 202 102" />
          <path className="mark dash" d="M120 36v30M206 36v30M48 36v32M88 36v32" />
          <path className="mark" d="m116 32 8 8m0-8-8 8m78-8 8 8m0-8-8 8M44 32l8 8m0-8-8 8m32-8 8 8m0-8-8 8" />
        </>
      )}
      {moment === 'mount' && (
        <>
          <path className="mark" d="M124 118h78m-78-4v8m78-8v8M96 92h28m-28-4v8m28-8v8" />
          <path className="mark figures" d={figure(78, 163, 136) + figure(28, 74, 98)} />
        </>
      )}
      {moment === 'close' && (
        <>
          <circle className="paper" cx={248} cy={96} r={6} />
          <circle className="mark" cx={248} cy={88} r={21} />
          <path className="dash" d="M8 126h264" />
        </>
      )}
      {moment === 'accept' && (
        <>
          <circle className="paper" cx={248} cy={80} r={6} />
          <path d="M8 126h178M24 126v5h34v-5m36 0v5h34v-5" />
          <path className="mark" d="m152 84 8 8 16-18m-112 14 5 5 9-11m150 14 5 5 9-11" />
        </>
      )}
      <Person x={56} y={222} />
      {moment === 'accept' && <Person x={112} y={222} />}
    </svg>
  )
}
