import type { careers as en } from '../en-US/careers.ts'
import type { Words } from '../index.ts'

export const careers = {
  title: '採用情報：ARとBIMの募集職種 | {{brand}}',
  description:
    '{{brand}}の募集職種です。研究開発、製品、現場支援、営業、広報の各職種について、仕事の内容、求める経験、最初の90日を紹介します。',
  heading: '募集職種',
  lead: 'どの募集にも、仕事の内容、求める経験、90日後にできているはずのことを書いています。',
  more: '仕事内容を詳しく見る',
  duties: '仕事の内容',
  requirements: '応募資格',
  whole: '募集の全文を読む',
  apply: '応募する',
  applyText:
    '件名に「{{title}}」と書いて{{email}}までお送りください。履歴書と、ご自身でつくったものを1つ添えていただければ十分です。',
  mailSubject: '応募：{{title}}',
  department: '部門',
  place: '勤務地',
  type: '雇用形態',
  posted: '掲載日',
  until: '募集期限',
  count: '{{count}}件',
  back: '募集職種の一覧',
  others: 'ほかの募集職種',
  empty: 'データがありません',
  emptyText: '現在募集中の職種はありません。それでも{{email}}までお送りください。すべて拝見します。',
  contents: '部門',
  departments: {
    research: '製品・研究開発',
    delivery: '現場技術',
    sales: '営業・マーケティング',
  },
  types: {
    fullTime: '正社員',
    partTime: 'パートタイム',
    internship: 'インターン',
  },
  why: 'ここで働く理由',
  whyText: '働き方、1週間の流れ、面談の進め方を紹介しています。',
  whyLink: '採用について',
  how: '応募の流れ',
  howSteps: {
    one: 'ご応募',
    oneText:
      '履歴書と、ご自身でつくったものを1つお送りください。コード、モデル、文章、現場の報告書など、何でもかまいません。',
    two: '面談',
    twoText: '一緒に働く予定の社員と30分ほど、オンラインまたは当社でお話しします。',
    three: '課題',
    threeText: '実際の仕事から切り出した小さな課題です。半日を超えることはありません。',
    four: '結果のご連絡',
    fourText: '結果にかかわらず、理由を添えてお返事します。',
  },
} as const satisfies Words<typeof en>
