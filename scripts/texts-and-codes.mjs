import { createHash } from 'node:crypto'
import { companies, locales } from '../locales/index.ts'
import { contactTexts } from '../ui/contact/texts.ts'
import { modelTexts } from '../ui/model/texts.ts'
import { qrSvg } from '../ui/parts/qr-svg.ts'
import { words } from '../ui/site.ts'
import { walkTexts } from '../ui/walk/texts.ts'

/**
 * Files that pages load after the first touch: the texts of the contact form, the model and the walk, by language, and the
 * QR codes of the accounts in the footer, by address.
 */
export function textsAndCodes() {
  const textsOf = (name, make) =>
    locales.map((locale) => [
      locale,
      asset(`${name}-${locale}`, 'json', JSON.stringify(make({ t: words(locale), locale }))),
    ])
  const texts = textsOf('contact', contactTexts)
  const modelsTexts = textsOf('model', modelTexts)
  const walksTexts = textsOf('walk', walkTexts)
  const urls = new Set(Object.values(companies).flatMap(({ social }) => social.map(({ url }) => url)))
  const codes = [...urls].map((url) => [url, asset('code', 'svg', qrSvg(url))])
  const addresses = (made) => Object.fromEntries(made.map(([key, { path }]) => [key, `/${path}`]))
  return {
    texts: addresses(texts),
    modelTexts: addresses(modelsTexts),
    walkTexts: addresses(walksTexts),
    codes: addresses(codes),
    files: [...texts, ...modelsTexts, ...walksTexts, ...codes].map(([, { path, contents }]) => ({
      path: `public/${path}`,
      contents,
    })),
  }
}

/** A file for public/assets with a hash of its content in the name. */
export function asset(name, extension, text) {
  const contents = Buffer.from(text)
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8).toUpperCase()
  return { path: `assets/${name}-${hash}.${extension}`, contents }
}
