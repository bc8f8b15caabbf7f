/** The sections of the policy in their order, by anchor: what names a section by number takes it from here. */
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

/** The number under which the page shows a section. */
export function numberOf(id: SectionId): number {
  return order.indexOf(id) + 1
}
