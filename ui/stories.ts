import { readStories } from '#stories'
import { once } from './once.ts'
import type { Building, Product, Solution, Story } from './story.ts'

/** Stories that are published in every language, newest first. */
export const stories = once(readStories)

interface Wanted {
  product?: Product | undefined
  solution?: Solution
  building?: Building | undefined
}

/** The stories of a product, a solution or a kind of building. */
export function storiesOf({ product, solution, building }: Wanted): Story[] {
  return stories().filter(
    (story) =>
      (!product || story.products.includes(product)) &&
      (!solution || story.solutions.includes(solution)) &&
      (!building || story.building === building),
  )
}

/** The story that an article tells. */
export function storyIn(kind: Story['kind'], id: string): Story | undefined {
  return stories().find((story) => story.kind === kind && story.id === id)
}
