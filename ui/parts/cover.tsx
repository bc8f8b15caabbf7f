import type { Cover as Picture } from '../content.ts'
import type { Site } from '../site.ts'

/** An article's picture in its frame. `decorative`: the text beside it describes it. */
export function Cover(props: { site: Site; cover: Picture; sizes: string; first?: boolean; decorative?: boolean }) {
  const { site, cover, sizes, first = false, decorative = false } = props
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
