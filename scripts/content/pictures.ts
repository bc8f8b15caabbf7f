import { existsSync, readFileSync } from 'node:fs'
import { imageSize } from 'image-size'

export interface Picture {
  src: string
  width: number
  height: number
  /** Widths for which `NAME-<width>.avif` exists. */
  avif?: number[]
}

/** A picture of public/media with its size in px (view box units for a drawing), or the reason why there is none. */
export function pictureAt(src: string): Picture | string {
  if (!/^\/media\/[\w/-]+\.(jpe?g|png|webp|avif|svg)$/i.test(src)) {
    return `Picture ${src}: put the file below public/media and write /media/…, as jpg, png, webp, avif or svg`
  }
  if (src.endsWith('.svg') && !src.startsWith('/media/drawings/'))
    return `Picture ${src}: drawings are in /media/drawings`
  if (!existsSync(`public${src}`)) return `Picture ${src}: there is no file public${src}`

  const { width, height } = imageSize(readFileSync(`public${src}`))
  const avif = [240, 400, 800, 1200, 1600].filter((size) =>
    existsSync(`public${src.replace(/\.\w+$/, `-${size}.avif`)}`),
  )
  return { src, width, height, ...(avif.length > 0 && { avif }) }
}
