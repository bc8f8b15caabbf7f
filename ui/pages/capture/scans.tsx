import { type FactName, factWords } from '#fact-words'
import { Photo } from '../../parts/photo.tsx'
import type { Site, Text } from '../../site.ts'
import { Meeting } from './meeting.tsx'

const scans = [
  {
    picture: 'scan-cloud',
    name: 'capture.scans.cloud',
    text: 'capture.scans.cloudText',
    alt: 'capture.scans.cloudAlt',
    good: ['capture.scans.goodCloud', 'capture.scans.goodCloudMore'],
    bad: 'capture.scans.badCloud',
    files: 'scanFormats',
  },
  {
    picture: 'scan-splats',
    name: 'capture.scans.splat',
    text: 'capture.scans.splatText',
    alt: 'capture.scans.splatAlt',
    good: ['capture.scans.goodSplat', 'capture.scans.goodSplatMore'],
    bad: 'capture.scans.badSplat',
    files: 'splatFormats',
  },
  {
    picture: 'scan-model',
    name: 'capture.scans.model',
    text: 'capture.scans.modelText',
    alt: 'capture.scans.modelAlt',
    good: ['capture.scans.goodModel', 'capture.scans.goodModelMore'],
    bad: 'capture.scans.badModel',
    files: 'modelFormats',
  },
] as const satisfies Scan[]

interface Scan {
  picture: string
  name: Text
  text: Text
  alt: Text
  good: readonly Text[]
  bad: Text
  files: FactName
}

/** Scans: one pump as points, as splats and as a model, from one camera, with the use of each. */
export function Scans({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="scans section night" id="3DGS">
      <header className="beside wrap">
        <h2 className="voice" id="scans">
          {t('capture.scans.title')}
        </h2>
        <p className="lead">{t('capture.scans.lead')}</p>
      </header>
      <Pictures site={site} />
      <div className="wrap">
        <Meeting site={site} />
      </div>
    </section>
  )
}

/** Three pictures from one camera, side by side across the window; on phones one, chosen by its name. */
function Pictures({ site, site: { t, locale } }: { site: Site }) {
  const words = factWords(locale)

  return (
    <div className="broad">
      <fieldset className="wrap" aria-labelledby="scans">
        {scans.map(({ picture, name, text }, index) => (
          <label key={picture} className="button quiet-button">
            <input type="radio" name="scans" defaultChecked={index === 0} aria-label={`${t(name)}. ${t(text)}`} />
            {t(name)}
          </label>
        ))}
      </fieldset>
      {scans.map(({ picture, name, text, alt, good, bad, files }) => (
        <figure key={picture}>
          <Photo site={site} name={picture} alt={t(alt)} third />
          <figcaption>
            <strong>{t(name)}</strong>
            {t(text)}
            <dl className="rows pairs tight">
              <div>
                <dt>{t('capture.scans.good')}</dt>
                <dd>
                  {good.map((line) => (
                    <p key={line}>{t(line)}</p>
                  ))}
                </dd>
              </div>
              <div>
                <dt>{t('capture.scans.bad')}</dt>
                <dd>{t(bad)}</dd>
              </div>
              <div>
                <dt>{t('capture.scans.files')}</dt>
                <dd>{words[files]}</dd>
              </div>
            </dl>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
