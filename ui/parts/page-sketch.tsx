import { type StandingPage, standing } from '../routes.ts'
import { Drawing } from './drawing.tsx'

/** Drawings of pages whose cards show a part of a large one. */
const others: Partial<Record<StandingPage, string>> = { security: 'split-level', glossary: 'method-scene' }

/** The drawing of a reference page, as on its sharing card. */
export function PageSketch({ name }: { name: StandingPage }) {
  const { card } = standing(name)
  const drawing = others[name] ?? ('drawing' in card ? card.drawing : '')
  return <Drawing name={drawing} size={[960, 600]} />
}
