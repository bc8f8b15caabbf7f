import type { ar as en } from '../en-US/ar.ts'
import type { Words } from '../words.ts'

export const ar = {
  title: '放到您的房间里看',
  bay: '一个柱跨，8\u00a0×\u00a08\u00a0×\u00a04\u00a0m，1:1',
  building: '整栋楼放上桌面，1:100',
} as const satisfies Words<typeof en>
