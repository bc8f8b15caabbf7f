import built from '../dist/stories.json' with { type: 'json' }
import type { Story } from './story.ts'

/** Stories that are published in every language, newest first, collected from articles in the build. */
export const readStories = () => built as readonly Story[]
