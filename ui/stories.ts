import { readStories } from '#stories'
import { once } from './once.ts'
import type { Building, Product, Story, StoryPage } from './story.ts'

/** Stories that are published in every language, newest first. */
export const stories = once(readStories)

interface Wanted {
  product?: Product | undefined
  building?: Building | undefined
}

/** The stories of a product or a kind of building. */
export function storiesOf({ product, building }: Wanted): Story[] {
  return stories().filter(
    (story) => (!product || story.products.includes(product)) && (!building || story.building === building),
  )
}

/** The newest story that a page tells, and the newest that it mentions. */
export function storiesOn(page: StoryPage): [told: Story | undefined, mentioned: Story | undefined] {
  return [stories().find((story) => story.page === page), stories().find((story) => story.also?.includes(page))]
}

/** The story that an article tells. */
export function storyIn(kind: Story['kind'], id: string): Story | undefined {
  return stories().find((story) => story.kind === kind && story.id === id)
}
