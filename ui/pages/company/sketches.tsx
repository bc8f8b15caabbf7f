/** Quality: the cycle of plan, do, check and act. */
export function Turn() {
  return (
    <svg className="sketch" viewBox="-42 -44 160 88" aria-hidden="true">
      {[0, 90, 180, 270].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path className={angle === 270 ? 'mark thick' : 'thick'} d="M4-34A34 34 0 0 1 34-4m-6-7 6 7 6-7" />
        </g>
      ))}
      <path className="quiet" d="m-12 0 8 9L13-9" />
    </svg>
  )
}

/** Security: a model in the innermost of three rooms, with the doors on different sides. */
export function Rooms() {
  return (
    <svg className="sketch" viewBox="-72 -44 160 88" aria-hidden="true">
      <path d="M-14-40h-56v80H70v-80H2M-30-26h-24v52h108v-22M54-12v-14h-68M-14 12h-22v-24h72v24H2" />
      <path className="model glass" d="M14-6h16V6H14z" />
      <path className="mark dash" d="M-6-44v8h68v28H44v27H-6V0h16" />
    </svg>
  )
}

/** Information management: a model in four states, from draft to archive. */
export function States() {
  return (
    <svg className="sketch" viewBox="-80 -44 160 88" aria-hidden="true">
      <path d="M-76-20h28v40h-28zM-34-20h28v40h-28zM8-20h28v40H8zM50-20h26v40H50z" />
      <path className="model dash" d="M-70 10v-14l8-8 8 8v14z" />
      <path className="model" d="M-28 10v-14l8-8 8 8v14z" />
      <path className="model glass" d="M14 10v-14l8-8 8 8v14z" />
      <path className="model full" d="M55 10v-14l8-8 8 8v14z" />
      <path
        className="mark"
        d="M-62-28q21-14 42 0m-8-2 8 2-3-8M-20-28q21-14 42 0m-8-2 8 2-3-8M22-28q21-14 41 0m-8-2 8 2-3-8"
      />
    </svg>
  )
}
