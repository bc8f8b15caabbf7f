interface DrawingProps {
  name: string
  /** The size of its viewBox. */
  size: readonly [number, number]
  /** Text alternative; without one the drawing is decorative. */
  label?: string
  className?: string
  /** Drawn for a dark section, in any scheme. */
  night?: boolean
  /** Drawn for a closing, on the color of the action. */
  action?: boolean
  /** A version for narrow screens exists, `name`-narrow, of the same proportions or of this size. */
  narrow?: true | readonly [number, number]
}

/** A line drawing of `public/media/drawings` in the colors of the scheme, loaded lazily. */
export function Drawing({
  name,
  size: [width, height],
  label = '',
  className = '',
  night,
  action,
  narrow,
}: DrawingProps) {
  const address = `/media/drawings/${action ? 'action' : night ? 'night' : 'day'}/${name}`
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
