import type { Site } from '../../site.ts'

/** A rendered picture below the fold, 1600 × 1000, at most as wide as the content column. */
export function Photo({ site, name, alt }: { site: Site; name: string; alt: string }) {
  const address = `${site.mediaHost}/media/${name}`
  const set = [800, 1200, 1600].map((width) => `${address}-${width}.avif ${width}w`).join(', ')

  return (
    <picture>
      <source type="image/avif" srcSet={set} sizes="(min-width: 1296px) 1200px, 100vw" />
      <img src={`${address}-1600.jpg`} width={1600} height={1000} alt={alt} loading="lazy" decoding="async" />
    </picture>
  )
}
