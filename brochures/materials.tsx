import { renderToStaticMarkup } from 'react-dom/server'
import { companies, type Locale, locales } from '../locales/index.ts'
import { type Site, siteFor } from '../ui/site.ts'
import { BrochureDocument, type Material } from './document.tsx'
import { apply } from './materials/apply.tsx'
import { city } from './materials/city.tsx'
import { construction } from './materials/construction.tsx'
import { design } from './materials/design.tsx'
import { operation } from './materials/operation.tsx'
import { realize } from './materials/realize.tsx'
import { solution } from './materials/solution.tsx'
import { solutionCity } from './materials/solution-city.tsx'

/** Every material (specification, section 3) and the name of its file. */
const materials: Record<string, Material> = {
  solution,
  'solution-city': solutionCity,
  'solution-realize-detail': realize,
  'product-city': city,
  'product-construction': construction,
  'product-construction-apply': apply,
  'product-design': design,
  'product-operation': operation,
}

const origin = process.env.SITE_ORIGIN || 'https://www.plumbline.example'

/** One printed document: where it goes and its HTML. */
interface Brochure {
  material: string
  locale: Locale
  file: string
  html: () => string
}

/** All brochures, material by material, language by language. */
export function brochures(): Brochure[] {
  const brand = companies['en-US'].brand.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return Object.entries(materials).flatMap(([name, material]) =>
    locales.map((locale) => ({
      material: name,
      locale,
      file: `/brochures/${locale}/${brand}-${material.slug}-${locale}.pdf`,
      html: () => htmlOf(siteOf(locale), material),
    })),
  )
}

function siteOf(locale: Locale): Site {
  const downloads = { pc: '', ios: '', revitConstruction: '', revitOperation: '', revitCity: '' }
  const hotline = process.env.HOTLINE ?? ''
  return siteFor(locale, '/', {
    origin,
    enabledLocales: locales,
    hotline,
    filing: '',
    mediaHost: '',
    downloads,
    turnstile: '',
    crossBorder: false,
    statistics: '',
    advertising: '',
    serverCalls: { tracker: false, conversion: false, register: false },
  })
}

/** Chromium would take AVIF and store it anew, many times larger; JPEG goes into a PDF as it is. */
function htmlOf(site: Site, material: Material): string {
  const html = renderToStaticMarkup(<BrochureDocument site={site} material={material} />)
  const printed = html
    .replace(/<source [^>]*>/g, '')
    .replaceAll(' loading="lazy"', '')
    // Links lead to the site; those within a page have no page here.
    .replace(/<a href="#[^"]*">(.*?)<\/a>/g, '$1')
    .replaceAll('<a href="/', `<a href="${origin}/`)
  return `<!doctype html>${printed}`
}
