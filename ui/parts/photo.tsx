import type { Site } from '../site.ts'

interface PhotoProps {
  site: Site
  /** Base name below /media: `NAME-800.avif`, … and `NAME-1600.jpg`. */
  name: string
  alt: string
  /** Display width, as in an img's `sizes`, including cropped parts. */
  sizes?: string
  /** In the hero (parts/page-hero.tsx): loaded at once, before other pictures. */
  first?: boolean
}

const whole = '(min-width: 1296px) 1200px, 100vw'
const inHero = '(min-width: 992px) max(74vw, 900px), 100vw'

/** A rendered picture, 1600 × 1000. */
export function Photo({ site, name, alt, first = false, sizes = first ? inHero : whole }: PhotoProps) {
  const address = `${site.mediaHost}/media/${name}`
  const set = [800, 1200, 1600].map((width) => `${address}-${width}.avif ${width}w`).join(', ')

  return (
    <picture>
      <source type="image/avif" srcSet={set} sizes={sizes} />
      <img
        src={`${address}-1600.jpg`}
        width={1600}
        height={1000}
        alt={alt}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  )
}
