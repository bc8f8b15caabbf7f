import type { errors as en } from '../en-US/errors.ts'
import type { Words } from '../words.ts'

export const errors = {
  notFound: 'ページが見つかりません',
  notFoundText: 'アドレスが変更されたか、ページが削除された可能性があります。',
  broken: 'サーバーで問題が発生しました',
  brokenText: 'エラーを記録しました。しばらくしてからもう一度お試しください。',
  part: 'この部分を読み込めませんでした。',
  again: 'もう一度読み込む',
  reference: 'お問い合わせの際は、次の参照番号をお知らせください：{{reference}}',
  back: 'トップページに戻る',
  last: 'エラーページの表示中にエラーが発生しました',
  api: {
    https: 'httpsで接続してください。',
    unauthorized: 'トークンがないか、正しくありません',
    tags: 'タグを1つ以上指定してください：{{tags}}',
    notFound: 'このアドレスには何もありません。',
    json: 'リクエストが正しいJSONではありません。',
    tooLarge: 'メッセージが64 KiBを超えています。短くしてお送りください。',
    bytes: 'リクエストが大きすぎます。',
    values: 'リクエストに不足があるか、値が正しくありません。',
    foreign: 'このアドレスは、当サイトのページからだけ呼び出せます。',
    type: 'JSONまたはHTMLフォームでお送りください。',
    tooMany: '1分間の送信回数が上限を超えました。入力内容は残っていますので、1分後にもう一度お送りください。',
    invalid: '印の付いた項目をご確認ください。',
    internal: 'サーバーで問題が発生しました。もう一度お試しください。',
  },
} as const satisfies Words<typeof en>
