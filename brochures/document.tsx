import type { ReactNode } from 'react'
import { qrSvg } from '../ui/parts/qr-svg.ts'
import type { PageName } from '../ui/routes.ts'
import { href, type Site, type Text } from '../ui/site.ts'

/** One brochure: its cover, the page of the site it belongs to, and its inner sheets. */
export interface Material {
  slug: string
  kind: 'product' | 'solution' | 'guide'
  page: PageName
  name: Text
  /** What the cover says below the name, and in small type. */
  claim: Text
  text: Text
  /** Base names below /media, 1600 wide; a second one lies over the first, right of the line. */
  pictures: readonly [string, string?]
  alt: Text
  /** Which part of the picture the cover shows, as in `object-position`. */
  position?: string
  /** What the cover shows as numbers. */
  figures?: (site: Site) => readonly { value: string; label: string }[]
  sheets: (site: Site) => readonly SheetContent[]
}

interface SheetContent {
  /** Whose drawings and sections they are: the name of the page of the site. */
  of: string
  night?: boolean
  body: ReactNode
}

/** The whole document: cover, sheets, and how to reach us at the foot of the last one. */
export function BrochureDocument({ site, material }: { site: Site; material: Material }) {
  const sheets = material.sheets(site).map((sheet, index) => ({ ...sheet, page: index + 2 }))
  const pages = sheets.length + 1

  return (
    <html lang={site.locale}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${plain(site.t(material.name))} | ${site.company.brand}`}</title>
        <link rel="stylesheet" href="/brochures/print.css" />
        <link rel="stylesheet" href="/brochures/sections.css" />
      </head>
      <body>
        <Cover site={site} material={material} />
        {sheets.map(({ of, night, body, page }) => (
          <section key={page} className={`a4 inner ${of}${night ? ' dark' : ''}`}>
            <div className="body">
              {body}
              {page === pages && <Reach site={site} page={material.page} />}
            </div>
            <Foot site={site} name={material.name} page={page} pages={pages} />
          </section>
        ))}
      </body>
    </html>
  )
}

function Cover({ site, material }: { site: Site; material: Material }) {
  const { t, company } = site
  const [first, second] = material.pictures

  return (
    <section className={`a4 cover ${material.kind}`}>
      <div className={second ? 'picture halves' : 'picture'} style={{ objectPosition: material.position }}>
        <img src={`/media/${first}-1600.jpg`} alt={t(material.alt)} style={{ objectPosition: material.position }} />
        {second && <img src={`/media/${second}-1600.jpg`} alt="" style={{ objectPosition: material.position }} />}
      </div>
      <div className="words">
        <p className="kind">{t(kinds[material.kind])}</p>
        <h1>{t(material.name)}</h1>
        <p className="claim">{t(material.claim)}</p>
        <p className="text">{t(material.text)}</p>
        {material.figures && (
          <dl className="figures">
            {material.figures(site).map(({ value, label }) => (
              <div key={label}>
                <dt>{value}</dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="brand">
        <Mark />
        <b>{company.brand}</b>
        <span>{company.legalName}</span>
      </div>
    </section>
  )
}

const kinds = {
  product: 'brochures.kind.product',
  solution: 'brochures.kind.solution',
  guide: 'brochures.kind.guide',
} as const satisfies Record<Material['kind'], Text>

/** The title block of a sheet; the mark in it hangs on the line that comes down from the upper edge. */
function Foot({ site, name, page, pages }: { site: Site; name: Text; page: number; pages: number }) {
  return (
    <div className="foot">
      <Mark />
      <b>{site.company.brand}</b>
      <span>{plain(site.t(name))}</span>
      <span>
        {site.t('brochures.sheet')}{' '}
        <b>
          {page} / {pages}
        </b>
      </span>
    </div>
  )
}

/** How to reach us, and the page on the web as a code. */
function Reach({ site, page }: { site: Site; page: PageName }) {
  const { t, company, locale, hotline } = site
  const address = site.origin + href(locale, page)

  return (
    <div className="reach">
      <div className="ask">
        <h2>{t('frame.consult.floor')}</h2>
        <p>{t('frame.consult.floorText')}</p>
      </div>
      <dl>
        {hotline && (
          <div>
            <dt>{t('frame.hotline')}</dt>
            <dd>{hotline}</dd>
          </div>
        )}
        <div>
          <dt>{t('brochures.back.email')}</dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </dd>
        </div>
        <div>
          <dt>{t('brochures.back.address')}</dt>
          <dd>
            {company.legalName}
            <br />
            {company.address}
          </dd>
        </div>
      </dl>
      <img
        className="qr-code"
        src={`data:image/svg+xml,${encodeURIComponent(qrSvg(address))}`}
        alt={t('brochures.back.code', { address })}
      />
      <p className="small">
        <span>{t('brochures.back.note')}</span>
        <a href={address}>{address.replace(/^https?:\/\//, '')}</a>
      </p>
    </div>
  )
}

/** The brand's plumb bob, as in the site's header. */
function Mark() {
  return (
    <svg className="bob" viewBox="0 0 64 64" aria-hidden="true">
      <path fill="currentColor" d="M30 0h4v13h-4zM31 13h-5v6h-4q-5 0-5 5v8l14 28z" />
      <path fill="var(--model)" d="M33 13h5v6h4q5 0 5 5v8L33 60z" />
      <path fill="var(--mark)" d="M7 56h14v5H7zM43 56h14v5H43z" />
    </svg>
  )
}

const plain = (text: string) => text.replaceAll('\u200b', '')
