import { Counting, LargeStory, StoryRow } from '../../parts/story.tsx'
import { href, type Site, type Text } from '../../site.ts'
import { stories, storiesOf } from '../../stories.ts'
import { type Building, buildings, products } from '../../story.ts'
import { tagPages } from '../../tags.ts'

/** Query keys of the list and their values. Any other value shows all. */
export const choices = { product: products, building: Object.keys(buildings) as Building[] } as const

/**
 * All stories, filtered by product and kind of building through the address: the first large, three as cards, the others
 * as rows, folded with the filter.
 */
export function Example({ site }: { site: Site }) {
  const { t, locale } = site
  const product = products.find((name) => name === site.query.get('product'))
  const building = choices.building.find((name) => name === site.query.get('building'))
  const found = storiesOf({ product, building })
  const [first, ...others] = found

  return (
    <section className="example section wrap" id="Example">
      <header className="beside">
        <h2>{t('contractor.example.title')}</h2>
        <p className="lead">{t('contractor.example.lead')}</p>
      </header>
      {first && <LargeStory site={site} story={first} />}
      <div className="story-cards in-3">
        {others.slice(0, 3).map((story) => (
          <StoryRow key={story.id} site={site} story={story} sizes="(min-width: 1600px) 459px, 31vw" />
        ))}
      </div>
      {found.length === 0 && <p>{t('contractor.example.none')}</p>}
      <details className="all-stories" open={Boolean(product || building)}>
        <summary>{t('contractor.example.all', { count: stories().length })}</summary>
        <form className="example-filter field" action={href(locale, 'contractor', 'Example')}>
          <Choice
            site={site}
            name="product"
            label="contractor.example.product"
            options={products.map((value) => ({ value, label: tagPages[value].label }))}
            chosen={product}
          />
          <Choice
            site={site}
            name="building"
            label="contractor.example.building"
            options={choices.building.map((value) => ({ value, label: buildings[value] }))}
            chosen={building}
          />
          <button type="submit" className="button quiet-button">
            {t('contractor.example.show')}
          </button>
        </form>
        {others.slice(3).map((story) => (
          <StoryRow key={story.id} site={site} story={story} />
        ))}
      </details>
      {found.length > 0 && <Counting site={site} stories={found} />}
    </section>
  )
}

interface ChoiceProps {
  site: Site
  name: keyof typeof choices
  label: Text
  options: readonly { value: string; label: Text }[]
  chosen: string | undefined
}

/** A key of the address as a list of its values, the first of which is all. */
function Choice({ site: { t }, name, label, options, chosen = '' }: ChoiceProps) {
  return (
    <label>
      {t(label)}
      <select name={name} defaultValue={chosen}>
        <option value="">{t('newsroom.story.any')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </select>
    </label>
  )
}
