/**
 * A line drawing of `public/media/drawings`, in the colours around it (`currentColor`, `--model`, `--mark`). Always
 * this site's own file: browsers take no `use` from another origin. `size` is that of its viewBox. Without `label` it
 * is decoration.
 */
export function Drawing(props: { name: string; size: readonly [number, number]; label?: string; className?: string }) {
  const { name, size, label, className = '' } = props
  return (
    <svg
      className={`drawing ${className}`.trim()}
      viewBox={`0 0 ${size.join(' ')}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <use href={`/media/drawings/${name}.svg#d`} />
    </svg>
  )
}
