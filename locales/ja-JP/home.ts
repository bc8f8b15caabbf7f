import type { home as en } from '../en-US/home.ts'
import type { Words } from '../index.ts'

export const home = {
  title: '{{brand}}',
  description: 'x',
} as const satisfies Words<typeof en>
