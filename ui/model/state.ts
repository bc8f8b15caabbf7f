import { decode, encode } from './address.ts'
import { type Choices, initial } from './choices.ts'
import type { Frame } from './frame.ts'
import { createState as createLinked, type LinkedState } from './linked-state.ts'
import { opening, type View } from './viewer/camera.ts'

export { type Axis, axes, type Choices, initial, methods, type Pin, splits } from './choices.ts'

/** State shared by the model, its list and its plan. */
export type State = LinkedState<View, Choices>

/** The state of a model, first as the address fragment `start` says, or at the line between site and model. */
export const createState = (
  frame: Frame,
  isPart: (id: string) => boolean,
  onAddress: (good: boolean) => void,
  signal: AbortSignal,
  start = '',
) => {
  const read = (text: string) => decode(text, frame, isPart)
  const first = read(start) ?? { view: opening(frame), choices: { ...initial, front: frame.cut } }
  return createLinked('model', first, encode, read, onAddress, signal)
}
