import type { contactPage as en } from '../en-US/contact-page.ts'
import type { Words } from '../index.ts'

export const contactPage = {
  title: '联系我们：工程师{{responseWorkingDays}}个工作日内答复 | {{brand}}',
  description:
    '告诉我们一个项目：建筑类型、面积、模型格式。{{brand}}的工程师会在{{responseWorkingDays}}个工作日内答复，演示不收费。',
  heading: '说说您手上的\u200b一个项目',
  lead: '眼前的难处是什么，就写什么：走廊里排不下的管线、现场没人打开的模型、临近的交付日期。看留言的是工程师，不是客服。',
  form: '您的留言',
  formText: '提交之前，填写的内容只保存在这台设备上。',
  direct: '直接联系我们',
  hotline: '电话，全天{{hotlineHours}}小时',
  email: '电子邮件',
  address: '来信或来访',
  addressCall: '来访前请先打个电话，我们安排熟悉这类项目的同事接待。',
  addressWrite: '来访前请先发封邮件，我们安排熟悉这类项目的同事接待。',
  helps: {
    title: '写清哪些，我们能\u200b一次答到位',
    text: '写明这四点，可以少一轮来回。只知道其中两点，也请先写给我们。',
    one: '在建或在管的是什么',
    oneText: '医院、车辆段、一条街的管线、写字楼改造，建筑类型决定模型在现场怎样定位。',
    two: '规模有多大',
    twoText: '每层面积和层数就够了。项目费用按模型面积计算。',
    three: '手里有什么模型',
    threeText: '我们能读取 {{modelFormats}}。还没有模型？图纸或扫描数据也可以作为起点。',
    four: '什么时候要用',
    fourText: '下一次浇筑、下一次验收、交付的日子。我们从那一天往前倒排。',
  },
  after: {
    title: '提交留言\u200b之后',
    one: '先保存，再告诉您已提交',
    oneText: '留言先保存，再转给我们的系统。线路中断时会等待并重新发送，不会丢失。',
    two: '由工程师阅读',
    twoText: '施工单位、建设单位、设计单位、咨询单位、运营单位，各有专人负责。',
    three: '您收到答复',
    threeText:
      '{{responseWorkingDays}}个工作日内，按您留下的邮箱或手机号联系。缺什么我们会问，也会说明在您的现场试用需要哪些条件。',
    four: '由您决定',
    fourText: '演示不收费。付费试用为期{{pocMonths}}，事先签订书面约定。',
  },
  other: {
    title: '如果是别的事',
    jobs: '想来这里工作',
    jobsLink: '招聘职位',
    download: '需要安装程序或资料',
    downloadLink: '下载中心',
    privacy: '想查询或删除我们保存的个人信息',
    privacyLink: '发邮件到 {{email}}',
    guides: '有技术问题想先了解',
    guidesLink: '咨询分享',
  },
} as const satisfies Words<typeof en>
