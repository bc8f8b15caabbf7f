import type { consultation as en } from '../en-US/consultation.ts'
import type { Words } from '../words.ts'

export const consultation = {
  title: '技術コラム：ARとBIMの現場活用 | {{brand}}',
  description:
    '施工会社と発注者のための、ARとBIMの技術コラムです。位置合わせ、精度、Revitモデル、点群、ISO 19650、引き渡しを、表と確認表付きで解説します。',
  heading: '技術コラム：AR・\u2060BIMの現場活用',
  lead: '施工会社や発注者から最初にいただくご質問に、計算例、比較表、チェックリストを付けてお答えします。',
  forYou: '最初に読む記事',
  first: '最初の現場の前に',
  firstText: '位置合わせの方法を選び、精度の意味を確かめ、トライアルの費用を見積もります。',
  second: 'モデルを渡す前に',
  secondText: '整理するもの、分割のしかた、書面で取り決めることを確認します。',
  third: '施工のあとに',
  thirdText: '点群とモデルを比べ、センサーをつなぎ、竣工モデルを引き渡します。',
  question: 'お探しの質問が\u200bありませんか',
  questionText: 'お気軽にお尋ねください。ほかの方にも役立つ答えは、次の記事にします。',
} as const satisfies Words<typeof en>
