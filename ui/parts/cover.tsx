import type { Cover as Picture } from '../content.ts'
import type { Site } from '../site.ts'

interface CoverProps {
  site: Site
  cover: Omit<Picture, 'alt'> & { alt?: string }
  sizes: string
  first?: boolean
  /** The text beside it describes it. */
  decorative?: boolean
}

/** An article's picture in its frame. */
export function Cover({ site, cover, sizes, first = false, decorative = false }: CoverProps) {
  const { src, width, height, alt, avif = [] } = cover
  const isDrawn = src.endsWith('.svg')
  const drawn = (scheme: 'day' | 'night') => src.replace('/drawings/', `/drawings/${scheme}/`)
  const address = isDrawn ? drawn('day') : `${site.mediaHost}${src}`
  const base = address.replace(/\.\w+$/, '')
  return (
    <picture className="cover">
      {isDrawn && <source media="screen and (prefers-color-scheme: dark)" srcSet={drawn('night')} />}
      {avif.length > 0 && (
        <source type="image/avif" srcSet={avif.map((one) => `${base}-${one}.avif ${one}w`).join(', ')} sizes={sizes} />
      )}
      <img
        src={address}
        width={width}
        height={height}
        alt={decorative ? '' : alt}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  )
}
