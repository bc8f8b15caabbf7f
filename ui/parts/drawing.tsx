interface DrawingProps {
  name: string
  /** That of its viewBox. */
  size: readonly [number, number]
  /** Without it, it is decoration. */
  label?: string
  className?: string
  /** Stands on a dark section, whatever the visitor's scheme. */
  night?: boolean
}

/** A line drawing of `public/media/drawings`, in the colours of the scheme, loaded when it comes near. */
export function Drawing({ name, size: [width, height], label = '', className = '', night }: DrawingProps) {
  return (
    <img
      className={`drawing ${className}`.trim()}
      src={`/media/drawings/${night ? 'night' : 'day'}/${name}.svg`}
      width={width}
      height={height}
      alt={label}
      loading="lazy"
    />
  )
}
