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
  /** In a low hero: 1800 × 900, the same for phones. */
  low?: boolean
  /** Across the window: 2880 × 1200, and for phones `NAME-tall`, 900 × 900. */
  full?: boolean
  /** Across the hero: 2880 × 1440, and for phones `NAME-tall`, 900 × 900. */
  spread?: boolean
  /** Across the hero: 2880 × 1440, and for phones `NAME-tall`, 840 × 1400 (styles/spread.css). */
  upright?: boolean
  /** Also 2160 px wide, for dense screens. */
  dense?: boolean
  /** One of three side by side across wide windows: 900 × 720, cut upright there. */
  third?: boolean
  /** One of two side by side: 1280 × 960. */
  half?: boolean
  /** Lies over another picture, with parts that are transparent: has no JPEG. */
  seeThrough?: boolean
}

const inHero = '(min-width: 992px) max(74vw, 900px), 100vw'

/** Size of the JPEG, widths of the AVIFs, and display width. */
const shapes = {
  own: { size: [1600, 1240], widths: [800, 1200, 1800], shown: '(min-width: 992px) max(62vw, 1000px), 100vw' },
  low: { size: [1600, 800], widths: [750, 1200, 1800], shown: '(min-width: 768px) max(62vw, 800px), 100vw' },
  full: { size: [1600, 667], widths: [1200, 2000, 2880], shown: '100vw' },
  spread: {
    size: [1600, 800],
    widths: [1200, 2000, 2880],
    shown: '(min-width: 992px) max(100vw, 1400px), 150vw',
  },
  third: {
    size: [900, 720],
    widths: [600, 900],
    shown: '(min-width: 600px) 56vw, 60vw',
  },
  half: {
    size: [1280, 960],
    widths: [720, 1280],
    shown: '(min-width: 1600px) 720px, (min-width: 1296px) 600px, (min-width: 768px) 50vw, 89vw',
  },
  whole: {
    size: [1600, 1000],
    widths: [800, 1200, 1600],
    shown: '(min-width: 1600px) 1440px, (min-width: 1296px) 1200px, 100vw',
  },
} as const

/** A rendered picture, made once for wide screens and, in a hero, once more for phones. */
export function Photo(props: PhotoProps) {
  const { site, name, alt, first = false, own, full, spread, upright, dense, seeThrough } = props
  const named = (['own', 'full', 'spread', 'low', 'third', 'half'] as const).find((one) => props[one])
  const shape = named ?? (upright ? 'spread' : 'whole')
  const { widths, shown } = shapes[shape]
  const [width, height] = shapes[shape].size
  const { sizes = first && shape === 'whole' ? inHero : shown } = props
  const address = `${site.mediaHost}/media/${name}`
  const tall = upright ? ([840, 1400] as const) : own || full || spread ? ([900, 900] as const) : undefined
  const set = (base: string, ...sides: number[]) => sides.map((side) => `${base}-${side}.avif ${side}w`).join(', ')

  return (
    <picture>
      <source
        media={tall ? '(min-width: 600px)' : undefined}
        type="image/avif"
        srcSet={set(address, ...widths, ...(dense ? [2160] : []))}
        sizes={sizes}
      />
      {tall && (
        <source
          type="image/avif"
          srcSet={set(`${address}-tall`, 750, tall[0])}
          sizes="100vw"
          width={tall[0]}
          height={tall[1]}
        />
      )}
      <img
        src={`${address}-${seeThrough ? `${widths[0]}.avif` : `${width}.jpg`}`}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        {...(seeThrough && { fetchPriority: 'low' })}
      />
    </picture>
  )
}
