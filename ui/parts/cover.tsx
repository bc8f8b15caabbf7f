import type { Cover as Picture } from '../content.ts'
import type { Site } from '../site.ts'
import { Drawing } from './drawing.tsx'

/** An article's picture in its frame. `decorative`: the words beside it say enough. */
export function Cover(props: { site: Site; cover: Picture; sizes: string; first?: boolean; decorative?: boolean }) {
  const { site, cover, sizes, first = false, decorative = false } = props
  const { src, width, height, alt, avif = [] } = cover
  if (src.endsWith('.svg')) {
    const name = src.replace(/^\/media\/drawings\/|\.svg$/g, '')
    return <Drawing className="cover" name={name} size={[width, height]} {...(!decorative && { label: alt })} />
  }

  const address = `${site.mediaHost}${src}`
  const base = address.replace(/\.\w+$/, '')
  return (
    <picture className="cover">
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
