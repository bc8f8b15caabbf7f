import type { errors as en } from '../en-US/errors.ts'
import type { Words } from '../words.ts'

export const errors = {
  notFound: '找不到该页面',
  notFoundText: '地址可能已经变更，或者页面已经删除。',
  broken: '服务器出了点问题',
  brokenText: '错误已经记录，请稍后再试。',
  part: '这部分内容暂时无法加载。',
  again: '重试',
  reference: '联系我们时请附上参考编号：{{reference}}',
  back: '返回首页',
  last: '显示错误页面时发生错误',
  api: {
    https: '请使用 https 访问。',
    unauthorized: '缺少令牌，或令牌不正确',
    tags: '请给出一个或多个标签：{{tags}}',
    notFound: '这个地址没有内容。',
    json: '请求不是有效的 JSON。',
    tooLarge: '留言超过64 KiB，请缩短后再提交。',
    bytes: '请求过大。',
    values: '请求缺少内容，或者有不符合要求的值。',
    foreign: '只有本网站的页面可以调用这个地址。',
    type: '请以 JSON 或 HTML 表单提交。',
    tooMany: '一分钟内提交次数过多。您填写的内容仍然保留，请一分钟后再次提交。',
    invalid: '请检查标出的内容。',
    internal: '服务器出了点问题，请再试一次。',
  },
} as const satisfies Words<typeof en>
