import { createState as createLinked, type LinkedState } from '../model/linked-state.ts'
import { decode, encode } from './address.ts'
import { type Choices, initial, opening, type View } from './choices.ts'

export type State = LinkedState<View, Choices>

export const createState = (onAddress: (good: boolean) => void, signal: AbortSignal) =>
  createLinked('walk', { view: opening, choices: initial }, encode, decode, onAddress, signal)
