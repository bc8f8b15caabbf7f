import type { contactPage as en } from '../en-US/contact-page.ts'
import type { Words } from '../words.ts'

export const contactPage = {
  title: '联系我们：工程师{{responseWorkingDays}}个工作日内答复 | {{brand}}',
  description:
    '说明建筑类型、面积、模型格式，{{brand}}的工程师{{responseWorkingDays}}个工作日内答复适用的定位方法、现场条件和费用。演示用您的模型，不收费。',
  hero: {
    title: '介绍一下\u200b您的项目',
  },
  formText: '未注明“选填”的均为必填项。',
  direct: '直接联系我们',
  hotline: '电话，全天{{hotlineHours}}小时',
  email: '电子邮件',
  privacy: '查询、更正或删除个人信息',
  address: '来信或来访',
  addressCall: '来访前请先来电说明项目类型，我们安排熟悉这类项目的同事接待。',
  addressWrite: '来访前请先发邮件说明项目类型，我们安排熟悉这类项目的同事接待。',
  after: {
    title: '提交之后',
    one: '先保存留言',
    oneText: '留言保存成功后，才提示已提交。',
    two: '工程师查看',
    twoText: '各类单位都有专人负责对接。',
    three: '给您答复',
    threeText: '{{responseWorkingDays}}个工作日内，说明试用需要的条件。',
    four: '由您决定',
    fourText: '演示不收费，付费试用为期{{pocMonths}}。',
    more: '填写之前',
    moreText:
      '在建什么，卡在哪里，什么时候要用，写几句就行，模型、图纸和现场照片可以之后再发。提交之前，填写的内容只保存在这台设备上；线路中断会自动重发，不会丢失。港澳台和海外的电话号码请写在留言中。施工单位、建设单位、设计单位、咨询单位、运营单位，由不同的工程师按您留的邮箱或手机号答复。医院、车辆段、市政管线、写字楼改造等，类型不同，适用的定位方法也不同。费用按模型面积计算，每层面积和层数估个大概即可。演示用您的模型，支持 {{modelFormats}}；还没有模型的，用图纸或扫描数据也能开始。付费试用事先签订书面约定，试用和培训计划按下一次浇筑、验收或移交的日期倒排。',
  },
} as const satisfies Words<typeof en>
