import type { consultation as en } from '../en-US/consultation.ts'
import type { Words } from '../index.ts'

export const consultation = {
  title: '技術コラム：ARとBIMを現場で使う手引き | {{brand}}',
  description:
    '施工会社と発注者から最初にいただくご質問に答える手引きです。位置合わせ、精度、モデル、点群、規格、引き渡しを表と確認表付きで説明します。',
  heading: '技術コラム',
  lead: '現場でよくいただくご質問に、文章でお答えします。計算の過程、選ぶための表、持ち歩ける確認表を付けています。',
  shelf: 'すべての手引き',
  forYou: 'どれから\u200b読みますか',
  first: '最初のプロジェクトの前に',
  firstText: '位置合わせの方法を選び、精度の意味を押さえ、試行の費用を見積もります。',
  second: 'モデルを渡す前に',
  secondText: '何を整理し、どう分割し、何を書面で取り決めるかを確かめます。',
  third: '建物が建ったあとに',
  thirdText: '点群とモデルを比べ、センサーをつなぎ、建ったとおりの姿を引き渡します。',
  question: 'お探しの質問が\u200bありませんか',
  questionText: 'ぜひお尋ねください。ほかの方にも役立つ答えは、次の手引きになります。',
} as const satisfies Words<typeof en>
