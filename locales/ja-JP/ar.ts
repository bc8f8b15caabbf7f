import type { ar as en } from '../en-US/ar.ts'
import type { Words } from '../words.ts'

export const ar = {
  title: '手元の空間に置いて見る',
  bay: '8×8×4mの1スパンを1:1で',
  building: '建物全体を机の上に1:100で',
} as const satisfies Words<typeof en>
