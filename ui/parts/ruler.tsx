import { Bob } from './plumb.tsx'

export interface Figure {
  value: string
  label: string
}

/** The figures of a hero along a surveyor's scale, with the value first; a plumb bob hangs over its end. */
export function Ruler({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="ruler wrap">
      {figures.map(({ value, label }, index) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {index === figures.length - 1 && <Bob />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
