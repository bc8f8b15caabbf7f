import type { consultation as en } from '../en-US/consultation.ts'
import type { Words } from '../index.ts'

export const consultation = {
  title: '咨询分享：AR 与 BIM 落地指南 | {{brand}}',
  description: '施工单位和建设单位最先问到的问题：定位、精度、模型、扫描、标准、交付。每篇都有表格和检查清单。',
  heading: '咨询分享',
  lead: '现场最常问我们的问题，写成文章回答：有计算过程，有选择用的表格，有可以带走的检查清单。',
  shelf: '全部指南',
  forYou: '先读哪一篇？',
  first: '第一个项目之前',
  firstText: '选定位方式，弄清精度的含义，算好试点的费用。',
  second: '模型出门之前',
  secondText: '清理什么，怎么拆分，哪些要写进书面约定。',
  third: '建筑立起来之后',
  thirdText: '拿扫描和模型比对，接上传感器，交付建成的样子。',
  question: '没有找到\u200b您的问题？',
  questionText: '直接问我们。如果别人也有同样的疑问，答案就是下一篇指南。',
} as const satisfies Words<typeof en>
