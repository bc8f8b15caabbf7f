import { Person } from '../../parts/person.tsx'

/** A finished wall that the model opens: a riser with valve and sensor behind it, and a reading beside it. */
export function Wall({ label }: { label: string }) {
  return (
    <svg className="sketch right-6 middle" viewBox="0 0 560 330" role="img" aria-label={label}>
      <path d="M0 300h560M20 40h520M20 40v260M540 40v260M20 284h520" />
      <path d="M60 140h52v144H60zM100 212v10" />
      <path className="model thick" d="M214 78h214v206H214z" />
      <path className="model glass" d="M262 78h22v206h-22zM350 78h14v206h-14zM284 196h66v12h-66z" />
      <path className="model" d="M262 118h22m-22 112h22M350 130h14m-14 112h14" />
      <path className="mark full" d="m258 160 30 24v-24l-30 24z" />
      <path className="mark" d="M273 172h26m0-9v18" />
      <circle className="mark full" cx={357} cy={170} r={6} />
      <path className="mark dash" d="M363 170h96" />
      <path className="paper" d="M460 120h64v92h-64z" />
      <path className="model thick" d="m468 190 10-14 9 8 11-30 9 14 9-8" />
      <path d="M468 134h34M468 202h48" />
      <path className="model dash" d="M186 243 214 78M186 243l28 41" />
      <Person x={164} y={300} />
    </svg>
  )
}
