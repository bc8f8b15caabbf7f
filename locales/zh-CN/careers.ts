import type { careers as en } from '../en-US/careers.ts'
import type { Words } from '../words.ts'

export const careers = {
  title: '招聘职位：施工 AR 与 BIM 研发、现场、销售 | {{brand}}',
  description:
    '{{brand}}正在招聘研发、产品、现场工程、销售和市场岗位。每个职位都写明岗位职责、任职要求、工作地点，以及入职90天内要做成什么。',
  hero: {
    title: '招聘职位',
    lead: '施工 AR 与 BIM 方向的岗位。每个职位都写明职责、要求，以及入职90天时应当做成什么。',
    alt: '窗边两张办公桌：一张有人在用，一张只有蓝色的模型。',
  },
  more: '更多职位详情',
  duties: '岗位职责',
  requirements: '任职要求',
  whole: '查看完整职位',
  apply: '应聘',
  applyText: '请发邮件到 {{email}}，主题注明“{{title}}”，附上简历和一件您做过的东西。',
  mailSubject: '应聘：{{title}}',
  department: '部门',
  place: '地点',
  type: '类型',
  posted: '发布日期',
  until: '截止日期',
  back: '全部职位',
  others: '其他在招职位',
  empty: '暂无数据',
  emptyText: '目前没有在招职位。仍然欢迎发邮件到 {{email}}，每一封我们都会看。',
  contents: '部门',
  departments: {
    research: '产品与研发',
    delivery: '现场工程',
    sales: '销售与市场',
  },
  types: {
    fullTime: '全职',
    partTime: '兼职',
    internship: '实习',
  },
  whyText: '工作内容、入职头90天和面谈的详细介绍：',
  whyLink: '加入我们',
} as const satisfies Words<typeof en>
