interface CheckedProps {
  names: readonly string[]
  /** Indices of those that are on. */
  on: readonly number[]
  className?: string
}

/** Names with a box each, full for those that are on. */
export function Checked({ names, on, className = '' }: CheckedProps) {
  return (
    <div className={`app-layers ${className}`.trim()}>
      {names.map((name, i) => (
        <span key={name} className={on.includes(i) ? 'on' : undefined}>
          {name}
        </span>
      ))}
    </div>
  )
}
