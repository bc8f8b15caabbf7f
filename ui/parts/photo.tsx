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
  /** Made for the hero: up to 1800 × 1395, and for phones `NAME-tall`, 900 × 900. */
  own?: boolean
  /** In a band (parts/band.tsx): 1800 × 900, the same for phones. */
  low?: boolean
  /** Also 2160 px wide, for dense screens. */
  dense?: boolean
  /** One third of a row from 560 px: 900 × 720. */
  third?: boolean
  /** Lies over another picture, with parts that are transparent: has no JPEG. */
  seeThrough?: boolean
}

const whole = '(min-width: 1600px) 1440px, (min-width: 1296px) 1200px, 100vw'
const inHero = '(min-width: 992px) max(74vw, 900px), 100vw'
const inThird = '(min-width: 1600px) 480px, (min-width: 1296px) 400px, (min-width: 560px) 33vw, 60vw'
const inBand = '(min-width: 768px) max(62vw, 800px), 100vw'
const inOwnHero = '(min-width: 992px) max(62vw, 723px), 100vw'

/** A rendered picture, made once for wide screens and, in a hero, once more for phones. */
export function Photo(props: PhotoProps) {
  const { site, name, alt, first = false, own = false, dense = false, third = false, seeThrough = false } = props
  const { low, sizes = low ? inBand : own ? inOwnHero : first ? inHero : third ? inThird : whole } = props
  const [width, height] = third ? [900, 720] : [1600, low ? 800 : own ? 1240 : 1000]
  const widths = third ? [600, 900] : low ? [750, 1200, 1800] : [800, 1200, own ? 1800 : 1600, ...(dense ? [2160] : [])]
  const address = `${site.mediaHost}/media/${name}`
  const set = (base: string, ...sides: number[]) => sides.map((side) => `${base}-${side}.avif ${side}w`).join(', ')

  return (
    <picture>
      <source
        media={own ? '(min-width: 600px)' : undefined}
        type="image/avif"
        srcSet={set(address, ...widths)}
        sizes={sizes}
      />
      {own && (
        <source type="image/avif" srcSet={set(`${address}-tall`, 750, 900)} sizes="100vw" width={900} height={900} />
      )}
      <img
        src={`${address}-${seeThrough ? '800.avif' : `${width}.jpg`}`}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  )
}
