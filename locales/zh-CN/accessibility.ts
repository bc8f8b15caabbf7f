import type { accessibility as en } from '../en-US/accessibility.ts'
import type { Words } from '../words.ts'

export const accessibility = {
  title: '无障碍：哪些测过，哪些还没测 | {{brand}}',
  description:
    '本网站怎样让每个人都能用：遵循的标准、每项检查所用的工具、屏幕宽度和日期、目前已知的不足之处，以及遇到障碍时怎样告诉我们。',
  heading: '无障碍说明',
  lead: '戴着手套的工长、把字放大一倍看的工程师、不用鼠标的采购人员，都应当能顺利使用本网站。下面写明我们检查了什么，还有什么没有检查。',
  block: {
    standard: '标准',
    standardValue: 'WCAG 2.2，AA 级',
    scope: '范围',
    scopeValue: '本网站的全部页面，全部语言版本',
    tested: '最近测试',
    by: '测试方',
    byValue: '我们自己，用工具检查，并用键盘逐项操作',
  },
  tests: {
    title: '测了什么，怎么测的',
    text: '全部结果取自{{accessTested}}，浏览器为 Chromium {{accessChromium}}。标明“每次更改”的检查属于网站自身的测试，每次更改都必须通过；每个页面取一种语言。',
    check: '检查项目',
    how: '检查方法',
    when: '检查时间',
    everyChange: '每次更改',
    once: '{{accessTested}}',
    rules: '机器能检查的规则',
    rulesHow:
      '用 axe-core {{accessAxe}}检查每个页面的每种语言，新闻、咨询文章和职位每种语言共抽查7篇，屏幕宽度为{{accessWidths}}像素，浅色和深色各查一遍；再检查打开联系窗口、显示填写错误、展开菜单、语言选择和职位详情，以及搜索有结果和没有结果时的页面。没有遗留问题。其中一部分随每次更改运行。',
    keyboard: '键盘操作',
    keyboardHow:
      '页眉、手机菜单、联系窗口、新闻中心和下载页，逐键检查：每个焦点都看得见，不会被页眉遮住，顺序与阅读顺序一致，按 Escape 键关闭后，焦点回到原处。',
    targets: '点击区域',
    targetsHow: '正文以外的链接和所有控件，点击区域不小于{{accessTarget}} × {{accessTarget}}像素。',
    letters: '放大文字',
    lettersHow:
      '在宽屏上把文字放大到{{accessText}}，并在宽屏和窄屏上采用标准规定的行距、词距和字距：文字不被截断，也不互相重叠。屏幕宽度为320像素时，任何页面都不需要左右滚动。',
    motion: '减少动画',
    motionHow: '如果设备要求减少动画，页面上任何变化都不超过{{accessMotion}}秒。',
    colors: '自选颜色',
    colorsHow: '使用系统的高对比度颜色时，控件的边框仍在，已选中、填写有误和当前所在的位置仍有标记。',
    messages: '提示信息',
    messagesHow:
      '表单中的错误、发送成功的提示和搜索结果的数量都带有角色标记，读屏软件据此识别提示信息。每条错误提示同时也是通往该字段的链接。',
  },
  script: {
    title: '不用鼠标、不用脚本、单手操作',
    text: '菜单、表单和列表都用浏览器自带的元素，操作方式与您的设备一致。关闭 JavaScript 之后，仍然可以发送联系表单、搜索新闻、查看职位。填写的内容在发送之前保存在您的设备上。任何操作都不要求拖动、悬停或两指手势；移动建筑与模型分界线的滑块，可以用方向键控制。',
  },
  limits: {
    title: '我们知道的不足',
    text: '以下各点还没有解决。没有实际验证过的，我们不作承诺，如实写在这里。',
    readers: '还没有每天使用读屏软件的人试用过本网站。元素的角色和名称由工具检查过，但工具代替不了人。',
    browsers: '本页所列的检查没有在 Firefox 和 Safari 中做过，也没有在真实手机的浏览器上做过。',
    devices: '语音控制、开关设备和屏幕放大软件还没有试过。',
    brochures: 'PDF 资料没有针对读屏软件检查过，其中的内容在产品页面上也能看到。',
    drawings: '图纸和图片的替代文字说明要点，不逐条描述每根线。需要某处细节时，请向我们询问。',
    enlarged:
      '屏幕宽度为320像素、同时把文字放大到{{accessText}}时，部分表格、方案名称和按钮会比屏幕宽，需要左右滚动才能看到。',
    apps: '本页只说明网站。我们销售的应用、头显和插件不在其内。',
  },
  tell: {
    title: '遇到困难，\u200b请告诉我们',
    text: '请写明是哪个页面、您想做什么，以及您用什么设备或软件来阅读和输入。工程师会在{{responseWorkingDays}}个工作日内答复。如果在问题改好之前就需要网站上的某项内容，我们会以您能阅读的形式发给您。',
    mail: '发送电子邮件',
    form: '填写表单',
    formLink: '联系页面',
  },
} as const satisfies Words<typeof en>
