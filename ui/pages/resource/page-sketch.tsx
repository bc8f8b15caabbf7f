import { Drawing } from '../../parts/drawing.tsx'
import { type StandingPage, standing } from '../../routes.ts'

interface Sketch {
  drawing: string
  size: readonly [number, number]
}

/** Drawings of other proportions than those of guides. */
const others: Partial<Record<StandingPage, Sketch>> = {
  security: { drawing: 'split-level', size: [300, 294] },
  glossary: { drawing: 'method-scene', size: [480, 360] },
  questions: { drawing: 'unknowns', size: [400, 345] },
}

/** The drawing of a reference page: that of its sharing card, if it has one, with the proportions of guides. */
export function PageSketch({ name, className }: { name: StandingPage; className?: string }) {
  const { card } = standing(name)
  const sketch = others[name] ?? ('drawing' in card && { drawing: card.drawing, size: [960, 600] as const })
  return sketch && <Drawing name={sketch.drawing} size={sketch.size} {...(className && { className })} />
}
