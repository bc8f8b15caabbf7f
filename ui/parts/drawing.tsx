interface DrawingProps {
  name: string
  /** That of its viewBox. */
  size: readonly [number, number]
  /** Without it, it is decoration. */
  label?: string
  className?: string
}

interface PictureProps extends DrawingProps {
  /** Stands on a dark section, whatever the visitor's scheme. */
  night?: boolean
}

/** A line drawing of `public/media/drawings`, in the colours of the scheme, loaded when it comes near. */
export function Drawing({ name, size: [width, height], label = '', className, night }: PictureProps) {
  return (
    <img
      className={classes(className)}
      src={`/media/drawings/${night ? 'night' : 'day'}/${name}.svg`}
      width={width}
      height={height}
      alt={label}
      loading="lazy"
    />
  )
}

/**
 * The same in the colours around it (`currentColor`, `--model`, `--mark`), loaded with the page. Always this site's
 * own file: browsers take no `use` from another origin.
 */
export function ColouredDrawing({ name, size, className }: Omit<DrawingProps, 'label'>) {
  return (
    <svg className={classes(className)} viewBox={`0 0 ${size.join(' ')}`} aria-hidden>
      <use href={`/media/drawings/${name}.svg#d`} />
    </svg>
  )
}

const classes = (more = '') => `drawing ${more}`.trim()
