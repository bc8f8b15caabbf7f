import { localeNames } from '../../../locales/index.ts'
import { brochures, coverOf, type Material } from '../../brochures.ts'
import type { Site, Text } from '../../site.ts'

const materials = [
  { file: 'solution', name: 'download.materials.solution.name', text: 'download.materials.solution.text' },
  {
    file: 'solution-city',
    name: 'download.materials.solution-city.name',
    text: 'download.materials.solution-city.text',
  },
  {
    file: 'solution-realize-detail',
    name: 'download.materials.solution-realize-detail.name',
    text: 'download.materials.solution-realize-detail.text',
  },
  {
    file: 'product-construction',
    name: 'download.materials.product-construction.name',
    text: 'download.materials.product-construction.text',
  },
  {
    file: 'product-construction-apply',
    name: 'download.materials.product-construction-apply.name',
    text: 'download.materials.product-construction-apply.text',
  },
  {
    file: 'product-design',
    name: 'download.materials.product-design.name',
    text: 'download.materials.product-design.text',
  },
  {
    file: 'product-operation',
    name: 'download.materials.product-operation.name',
    text: 'download.materials.product-operation.text',
  },
  { file: 'product-city', name: 'download.materials.product-city.name', text: 'download.materials.product-city.text' },
] as const satisfies { file: Material; name: Text; text: Text }[]

/** The brochures with their contents and files, this language first. */
export function Brochures({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="brochures section" id="brochures">
      <div className="wrap">
        <header className="beside">
          <h2>{t('download.brochures.title')}</h2>
          <p className="lead">{t('download.brochures.lead')}</p>
        </header>
        <ul className="items in-2">
          {materials.map(({ file, name, text }) => (
            <Brochure key={file} site={site} file={file} name={t(name)} text={t(text)} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Brochure(props: { site: Site; file: Material; name: string; text: string }) {
  const { site, file, name, text } = props
  const { t, locale, enabledLocales } = site
  const number = new Intl.NumberFormat(locale)
  const kilobytes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
  const editions = brochures[file]
  const size = (bytes: number) => kilobytes.format(bytes / 1000).replace('KB', 'kB')
  const own = editions[locale] ?? editions['en-US']

  return (
    <li>
      <img src={coverOf(own.file)} width={320} height={453} alt="" loading="lazy" />
      <div>
        <h3>
          <a href={own.file} type="application/pdf" hrefLang={locale}>
            {name}
          </a>
        </h3>
        <p>{text}</p>
        <p className="meta">
          {t('download.brochures.meta', { pages: number.format(own.pages), size: size(own.bytes) })}
        </p>
        <p className="others">
          {t('download.brochures.others')}
          {enabledLocales.map((other) => {
            const edition = editions[other]
            if (other === locale || !edition) return null
            return (
              <span key={other}>
                <a href={edition.file} type="application/pdf" hrefLang={other} lang={other}>
                  {localeNames[other]}
                </a>{' '}
                {size(edition.bytes)}
              </span>
            )
          })}
        </p>
      </div>
    </li>
  )
}
