import type { ContentPage, Page } from '../page.ts'
import { ArticleRows } from '../parts/article-list.tsx'
import { AskOffer } from '../parts/ask-offer.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { routes } from '../routes.ts'
import { href, type Text } from '../site.ts'
import { standingPage } from '../standing-page.tsx'

const paths = [
  {
    name: 'consultation.first',
    text: 'consultation.firstText',
    id: 'choose-a-positioning-method',
    drawing: 'figure-2cm',
    size: [480, 300],
  },
  {
    name: 'consultation.second',
    text: 'consultation.secondText',
    id: 'prepare-a-revit-model-for-ar',
    drawing: 'split-trade',
    size: [300, 294],
  },
  {
    name: 'consultation.third',
    text: 'consultation.thirdText',
    id: 'point-cloud-to-model',
    drawing: 'guide-point-cloud-to-model-1',
    size: [960, 480],
  },
] as const satisfies { name: Text; text: Text; id: string; drawing: string; size: [number, number] }[]

/** Larger than the number of guides, which are few and do not age. */
const most = 50

/** The guides on one page, with advice on which to read first. */
export const consultation: ContentPage = {
  kind: () => routes.consultation.kind,
  async load(site, content): Promise<Page> {
    const { t, locale } = site
    const list = content.list('consultation', { size: most })
    return standingPage('consultation', {
      late: [list.then(({ items }) => <ArticleRows site={site} items={items} />)],
      Body() {
        return (
          <div className="wrap text-page newsroom guides">
            <header className="page-head">
              <div>
                <h1>{t('consultation.heading')}</h1>
                <p className="lead">{t('consultation.lead')}</p>
              </div>
              <Drawing name="axon" size={[1200, 750]} className="head-drawing" />
            </header>
            <section aria-labelledby="for-you">
              <h2 id="for-you">{t('consultation.forYou')}</h2>
              <ol className="guide-paths">
                {paths.map(({ name, text, id, drawing, size }) => (
                  <li key={id}>
                    <Drawing name={drawing} size={size} />
                    <h3>
                      <a href={href(locale, 'guide', '', { id })}>{t(name)}</a>
                    </h3>
                    <p>{t(text)}</p>
                  </li>
                ))}
              </ol>
            </section>
            <i-slot />
            <AskOffer site={site} title="consultation.question" text="consultation.questionText" />
          </div>
        )
      },
    })
  },
}
