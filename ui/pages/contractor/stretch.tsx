import { Drawing } from '../../parts/drawing.tsx'

export type StretchName = 'model' | 'work' | 'done'

/** A third of one corridor in long section: only model at its left end, work in the middle, closed at its right. */
export function Stretch({ name, label }: { name: StretchName; label: string }) {
  return <Drawing name={`stretch-${name}`} size={[400, 330]} label={label} night />
}
