import { Drawing } from '../../parts/drawing.tsx'

export type StretchName = 'model' | 'work' | 'done'

/** A third of a corridor in longitudinal section: model on the left, work in the middle, closed on the right. */
export function Stretch({ name, label }: { name: StretchName; label: string }) {
  return <Drawing name={`stretch-${name}`} size={[400, 330]} label={label} night />
}
