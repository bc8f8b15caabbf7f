interface DrawingProps {
  name: string
  /** That of its viewBox. */
  size: readonly [number, number]
  /** Without it, it is decoration. */
  label?: string
  className?: string
  /** Stands on a dark section, whatever the visitor's scheme. */
  night?: boolean
  /** There is another one for narrow screens, `name`-narrow, of the same proportions or of this size. */
  narrow?: true | readonly [number, number]
}

/** A line drawing of `public/media/drawings`, in the colours of the scheme, loaded when it comes near. */
export function Drawing({ name, size: [width, height], label = '', className = '', night, narrow }: DrawingProps) {
  const address = `/media/drawings/${night ? 'night' : 'day'}/${name}`
  const picture = (
    <img
      className={`drawing ${className}`.trim()}
      src={`${address}.svg`}
      width={width}
      height={height}
      alt={label}
      loading="lazy"
    />
  )
  if (!narrow) return picture

  const [narrowWidth, narrowHeight] = narrow === true ? [] : narrow
  return (
    <picture>
      <source media="(max-width:767px)" srcSet={`${address}-narrow.svg`} width={narrowWidth} height={narrowHeight} />
      {picture}
    </picture>
  )
}
