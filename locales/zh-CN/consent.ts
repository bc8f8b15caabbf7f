import type { consent as en } from '../en-US/consent.ts'
import type { Words } from '../words.ts'

export const consent = {
  open: 'Cookie 设置',
  title: '可以记录您的访问来源吗？',
  ask: '经您同意，Cookie 会记录您来自哪个网站、广告或搜索词，只在您留言时读取。浏览器会上报加载速度。',
  askServices: '经您同意，Cookie 会记录您来自哪个网站、广告或搜索词，外部服务会统计您的访问，浏览器会上报加载速度。',
  more: '记录内容和保存时间',
  all: '全部接受',
  necessary: '仅限必要',
  isGranted: '当前选择：全部接受。',
  isRefused: '当前选择：仅限必要。',
  objects: '您的浏览器发出了全球隐私控制（GPC）信号。无论在此如何选择，都按“仅限必要”处理。',
  failed: '选择未能保存，请再试一次。',
  close: '不作更改，直接关闭',
  saved: '您的选择已经保存，可以随时在每页底部更改。',
} as const satisfies Words<typeof en>
