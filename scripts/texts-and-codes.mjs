import { createHash } from 'node:crypto'
import { companies, locales } from '../locales/index.ts'
import { contactTexts } from '../ui/contact/texts.ts'
import { modelTexts } from '../ui/model/texts.ts'
import { qrPath } from '../ui/parts/qr-path.ts'
import { words } from '../ui/site.ts'
import { walkTexts } from '../ui/walk/texts.ts'

/**
 * What pages need only once something is touched, as files: the texts of the contact form, the model and the walk, by language,
 * and the codes of the footer's accounts, by what they say.
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
  const codes = [...urls].map((url) => [url, asset('code', 'svg', drawing(qrPath(url)))])
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

/** A file of public/assets, its content's hash in its name. */
export function asset(name, extension, text) {
  const contents = Buffer.from(text)
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8).toUpperCase()
  return { path: `assets/${name}-${hash}.${extension}`, contents }
}

const drawing = ({ path, size }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/></svg>`
