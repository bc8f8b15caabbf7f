import type { company as en } from '../en-US/company.ts'
import type { Words } from '../words.ts'

export const company = {
  title: '公司概况：人员、项目、资质认证 | {{brand}}',
  description:
    '{{brand}}自{{founded}}起开发施工现场的 AR 与 BIM 软件。本页列出人员、专利、项目、模型和面积，说明各自的统计口径，以及三项认证的意义。',
  hero: {
    name: '公司概况',
    title: '用数字看公司',
    lead: '{{founded}}起开发施工现场的 AR 与 BIM 软件。每个数字都按比例画出。',
    alt: '黄昏时的办公桌。铜线锤垂在一张平面图上，锤尖悬在钢尺上方，图纸上升起整栋楼的发光模型。',
    founded: '成立时间',
    employees: '员工人数',
    clients: '客户数量',
  },
  menu: {
    tape: '成立时间',
    people: '人员',
    count: '项目',
    area: '面积',
    figures: '统计口径',
    standards: '认证',
  },
  tape: {
    title: '{{founded}}\u200b成立至今',
    lead: '一道刻线是一个月，至今{{months}}个月。',
    alt: '一把卷尺从{{founded}}拉到今天，每个月一道刻线。',
    license: '项目授权最长{{licenseYears}}',
    licenseText:
      '公司成立至今的时间，比前后相接的{{terms}}份授权还长。合同结束后{{disputeDays}}天内，仍可导出模型、照片和问题。',
  },
  people: {
    title: '{{people}}多名员工，\u200b其中研发{{filled}}多名',
    lead: '一个小人代表一名员工。不戴安全帽的做研发；戴安全帽的整理模型、到您的现场、培训班组。',
    text: '点位跑偏、模型抖动，现场工程师直接找写这部分代码的开发人员。',
    alt: '{{people}}个拿平板的人站成几排，其中{{filled}}个没戴安全帽，其余戴安全帽、穿反光背心。',
  },
  count: {
    title: '客户、项目与专利',
    alt: '一个带{{ticks}}道刻线的度盘，盘内{{dots}}个点绕中心排成一圈圈，最里面{{inner}}个为实心。',
    clients: '{{clients}}家客户',
    clientsText: '边上的刻线：施工单位、建设单位、设计单位、咨询单位和运营单位。',
    whole: '{{projectsInAll}}个项目',
    wholeText: '全部圆点：{{founded}}以来模型上过现场的所有项目，含试用；每家客户计一个。',
    narrow: '{{projects}}个项目',
    narrowText: '实心圆点：班组对着模型一直做到验收的项目。',
  },
  area: {
    title: '{{least}}平方米以上，\u200b合多少块足球场',
    lead: '合{{pitches}}块{{length}} × {{width}}米的球场，一块不少，都画在下面。橙色那块另行放大，场上站着一个人。',
    alt: '{{pitches}}块很小的足球场从左到右排满，其中一块为橙色。',
    key: '一块足球场，画有场内的线，标出长和宽，场上站着一个很小的人。',
  },
  rights: {
    patents: '专利（项）',
    copyrights: '软件著作权（项）',
    models: '模型（个）',
    data: '数据',
  },
  figures: {
    title: '本公司数据的\u200b统计口径',
    lead: '由本公司统计，不是某一家客户的成绩，也不是对您项目的承诺。',
    invest: '{{returnTimes}}倍投资回报',
    investCounts: '避免的返工，按现场自报的工时和单价折算，与付给我们的费用之比；不计平板和贵方自己人员的工时。',
    response: '问题响应时间缩短{{issueResponse}}以上',
    responseCounts: '从提出问题到责任人第一次答复的时间，不含之后的整改。',
    cost: '运营成本下降{{operatingCost}}',
    costCounts: '巡检和维修中查找、二次上门、白拆吊顶的费用，不含能源、备件和工资。',
    data: '数据应用程度提升{{dataReliance}}倍',
    dataCounts: '项目日志里先打开数据再作的决定，不论决定本身是否更好。',
    link: '全部客户案例',
  },
  standards: {
    title: '三项认证，\u200b对您意味着什么',
    lead: '外部机构定期审核我们的工作。证书复印件连同范围和有效期，随报价一并提供。',
    quality: '质量管理',
    qualityChange: '模型交付前按清单检查。投诉一律书面答复，写明原因和措施。',
    security: '信息安全',
    securityChange: '您的模型只对参与该项工作的人员开放，工作结束即收回权限。',
    bim: '基于 BIM 的信息管理',
    bimChange: '文件按您的命名规则交回，状态写得清楚：编制中、已共享、已发布或已归档。',
  },
} as const satisfies Words<typeof en>
