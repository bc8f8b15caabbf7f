/**
 * The picture above the fold of a rendered page as `Link` headers, which Cloudflare sends ahead of the page as Early
 * Hints: what a browser cannot know before it has read that far. '' where there is none.
 */
export function hintsOf(html: string): string {
  const picture = first.exec(html)?.[0] ?? ''
  let others = ''
  return [...picture.matchAll(avif)]
    .map(([source]) => {
      const set = attribute(source, 'srcSet')
      const media = attribute(source, 'media') || others
      others = `not ${media}`
      const hint = [
        `<${set.split(' ')[0]}>; rel=preload; as=image; type="image/avif"; fetchpriority=high`,
        `imagesrcset="${set}"; imagesizes="${attribute(source, 'sizes')}"`,
      ]
      return [...hint, ...(media ? [`media="${media}"`] : [])].join('; ')
    })
    .join(', ')
}

/** A picture to its end, if its image is the one that goes before others. */
const first = /<picture(?:(?!<\/picture>).)*fetchPriority="high"/
const avif = /<source(?=[^>]*image\/avif)[^>]*>/g

function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}
