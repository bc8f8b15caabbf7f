/** Anchors of the policy's sections in order. References by number use this list. */
export const order = [
  'who',
  'given',
  'automatic',
  'purposes',
  'accounts',
  'cookies',
  'choice',
  'others',
  'transmission',
  'borders',
  'retention',
  'children',
  'security',
  'rights',
  'states',
  'japan',
  'changes',
  'ask',
] as const

export type SectionId = (typeof order)[number]

/** The number of a section on the page. */
export function numberOf(id: SectionId): number {
  return order.indexOf(id) + 1
}
