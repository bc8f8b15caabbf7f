import type { careers as en } from '../en-US/careers.ts'
import type { Words } from '../words.ts'

export const careers = {
  title: '募集職種：建設ARとBIMの仕事 | {{brand}}',
  description:
    '{{brand}}の募集職種です。研究開発、現場技術、営業、広報の各職種について、仕事の内容、応募資格、最初の90日を掲載しています。',
  hero: {
    title: '募集職種',
    lead: '建設のARとBIMに関わる仕事です。どの募集にも、仕事の内容、応募資格、90日後にできているはずのことを記しています。',
    alt: '窓辺に並ぶ2つの机。1つは使用中、もう1つは青いモデル。',
  },
  more: '仕事内容を詳しく見る',
  duties: '仕事の内容',
  requirements: '応募資格',
  whole: '募集の全文を読む',
  apply: '応募する',
  applyText:
    '件名を「{{title}}」として、{{email}}までお送りください。履歴書と、ご自身で作ったものを1つ添えてください。',
  mailSubject: '応募：{{title}}',
  department: '部門',
  place: '勤務地',
  type: '雇用形態',
  posted: '掲載日',
  until: '募集期限',
  back: '募集職種の一覧',
  others: 'ほかの募集職種',
  empty: 'データがありません',
  emptyText: '現在、募集中の職種はありません。{{email}}へのご応募は受け付けており、すべて拝見します。',
  contents: '部門',
  departments: {
    research: '製品・研究開発',
    delivery: '現場技術',
    sales: '営業・広報',
  },
  types: {
    fullTime: '正社員',
    partTime: 'パートタイム',
    internship: 'インターン',
  },
  whyText: '仕事の内容、最初の90日、面談の詳細はこちらです。',
  whyLink: '採用について',
} as const satisfies Words<typeof en>
