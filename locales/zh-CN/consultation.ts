import type { consultation as en } from '../en-US/consultation.ts'
import type { Words } from '../words.ts'

export const consultation = {
  title: '技术指南：AR 与 BIM 现场应用 | {{brand}}',
  description:
    '写给施工单位和建设单位的技术指南：定位方法、精度、Revit 模型准备、扫描比对、ISO 19650、传感器、竣工移交，每篇都附表格和检查清单。',
  heading: '技术指南：\u200bAR\u00a0与\u00a0BIM 现场应用',
  lead: '施工单位和建设单位最先问到的问题，逐篇回答，附计算过程、对比表和检查清单。',
  forYou: '从哪一篇读起',
  first: '第一个项目之前',
  firstText: '选定位方法，弄清精度的含义，算好试用的费用。',
  second: '提供模型之前',
  secondText: '清理什么，怎么拆分，哪些要书面约定。',
  third: '施工完成之后',
  thirdText: '扫描与模型比对，接入传感器，移交竣工成果。',
  question: '没有找到\u200b您的问题？',
  questionText: '直接问我们。对别人也有用的答案，会写成下一篇指南。',
} as const satisfies Words<typeof en>
