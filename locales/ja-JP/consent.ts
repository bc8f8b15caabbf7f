import type { consent as en } from '../en-US/consent.ts'
import type { Words } from '../words.ts'

export const consent = {
  open: 'Cookieの設定',
  title: '当サイトへの訪問経路を記録してもよろしいですか',
  ask: '同意をいただくと、リンク元のサイト、広告、検索語をCookieに記録し、お問い合わせのときにだけ読み取ります。ページの表示速度も、ブラウザーから届きます。',
  askServices:
    '同意をいただくと、リンク元のサイト、広告、検索語をCookieに記録し、外部サービスで訪問を数えます。ページの表示速度も、ブラウザーから届きます。',
  more: '記録の内容と保存期間',
  all: 'すべて許可',
  necessary: '必要なものだけ',
  isGranted: '現在の設定：すべて許可',
  isRefused: '現在の設定：必要なものだけ',
  objects:
    'お使いのブラウザーは、追跡を拒否する信号（GPC）を送信しています。ここでの選択にかかわらず、「必要なものだけ」として扱います。',
  failed: '設定を保存できませんでした。もう一度お試しください。',
  close: '変更せずに閉じる',
  saved: '設定を保存しました。各ページの下部で、いつでも変更できます。',
} as const satisfies Words<typeof en>
