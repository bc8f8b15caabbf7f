import { Person } from './person.tsx'

/** Units a meter: people are equally tall in all three drawings, the model is not. */
const meter = 84
const ground = 280
/** A table's height, 75 cm. */
const top = ground - 0.75 * meter
const towers = [5, 9, 20, 7, 12, 4, 15, 6, 10]

/** Full size: somebody inside a room 2.8 m high. */
export function Plot() {
  return (
    <>
      <g className="model">
        <path d={`M0 ${ground - 2.8 * meter}H350V${ground}M0 ${ground - 3.1 * meter}H368V${ground}`} />
        <path d={`M40 ${ground}v-${2.1 * meter}h${0.9 * meter}v${2.1 * meter}`} />
        <path
          d={`M226 ${ground - 0.9 * meter}h100v-${1.2 * meter}h-100zM276 ${ground - 0.9 * meter}v-${1.2 * meter}`}
        />
        <path d={`M176 ${ground - 2.8 * meter}v30m-12 0h24l8 16h-40z`} />
      </g>
      <Standing at={[170]} />
    </>
  )
}

/** 1:50: a house 40 m long and 12 m high on a desk. */
export function Desk() {
  const storey = (0.24 * meter) / 4
  return (
    <>
      <path className="ink" d={`M120 ${top}h130M130 ${top}V${ground}M240 ${top}V${ground}`} />
      <g className="model">
        <path className="solid" d={`M151 ${top}v-${4 * storey}h${0.8 * meter}v${4 * storey}z`} />
        <path d={[1, 2, 3].map((i) => `M151 ${top - i * storey}h${0.8 * meter}`).join('')} />
      </g>
      <Standing at={[86]} />
    </>
  )
}

/** 1:500: towers of up to 100 m on a table. */
export function Table() {
  const tower = (cm: number, i: number) => `M${134 + i * 12} ${top}v-${(cm / 100) * meter}h9v${(cm / 100) * meter}z`
  return (
    <>
      <path className="ink" d={`M120 ${top}h136M130 ${top}V${ground}M246 ${top}V${ground}`} />
      <g className="model">
        <path className="solid" d={towers.map(tower).join('')} />
      </g>
      <Standing at={[86, 292]} />
    </>
  )
}

function Standing({ at }: { at: number[] }) {
  return (
    <g className="ink">
      <path d={`M0 ${ground}H378`} />
      {at.map((x) => (
        <Person key={x} x={x} y={ground} scale={meter} looks={x > 200 ? 'left' : 'right'} />
      ))}
    </g>
  )
}
