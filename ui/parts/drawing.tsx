interface DrawingProps {
  name: string
  /** The size of its viewBox. */
  size: readonly [number, number]
  /** Text alternative; without one the drawing is decorative. */
  label?: string
  className?: string
  /** What it is drawn for: by default the scheme's paper; in any scheme a dark section, or a closing. */
  surface?: 'day' | 'night' | 'action'
  /** A version for narrow screens exists, `name`-narrow, of the same proportions or of this size. */
  narrow?: true | readonly [number, number]
}

/** A line drawing of `public/media/drawings` in the colors of the scheme, loaded lazily. */
export function Drawing(props: DrawingProps) {
  const { name, label = '', className = '', surface = 'day', narrow } = props
  const [width, height] = props.size
  const address = `/media/drawings/${surface}/${name}`
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
