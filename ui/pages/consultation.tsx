import type { ContentPage, Page } from '../page.ts'
import { ArticleRows } from '../parts/article-list.tsx'
import { AskOffer } from '../parts/ask-offer.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { Steps } from '../parts/entries.tsx'
import { routes } from '../routes.ts'
import { href, type Text } from '../site.ts'
import { standingPage } from '../standing-page.tsx'

const paths = [
  { name: 'consultation.first', text: 'consultation.firstText', id: 'choose-a-positioning-method' },
  { name: 'consultation.second', text: 'consultation.secondText', id: 'prepare-a-revit-model-for-ar' },
  { name: 'consultation.third', text: 'consultation.thirdText', id: 'point-cloud-to-model' },
] as const satisfies { name: Text; text: Text; id: string }[]

/** Larger than the number of guides, which are few and do not age. */
const most = 50

/** The guides on one page, with advice on which to read first. */
export const consultation: ContentPage = {
  kind: () => routes.consultation.kind,
  async load(site, content): Promise<Page> {
    const { t, locale } = site
    const entries = paths.map(({ id, ...path }) => ({ ...path, to: href(locale, 'guide', '', { id }) }))
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
              <Drawing name="figure-2cm" size={[480, 300]} className="head-drawing" />
            </header>
            <section aria-labelledby="for-you" className="ruled">
              <h2 id="for-you">{t('consultation.forYou')}</h2>
              <Steps t={t} entries={entries} className="guide-paths items in-3" />
            </section>
            <i-slot />
            <AskOffer site={site} title="consultation.question" text="consultation.questionText" />
          </div>
        )
      },
    })
  },
}
