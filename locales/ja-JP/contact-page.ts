import type { contactPage as en } from '../en-US/contact-page.ts'
import type { Words } from '../words.ts'

export const contactPage = {
  title: 'お問い合わせ：技術者が{{responseWorkingDays}}営業日以内に回答 | {{brand}}',
  description:
    '建物の種類、面積、モデル形式など、現場のことをお知らせください。{{brand}}の技術者が{{responseWorkingDays}}営業日以内にお答えします。デモは無料です。',
  hero: {
    title: '現場のことを\u200bお聞かせください',
  },
  formText: '「任意」の項目以外は、すべて必須です。',
  direct: 'お問い合わせ先',
  hotline: 'お電話（{{hotlineHours}}時間）',
  email: 'メール',
  privacy: '個人情報の確認、削除',
  address: '郵便・ご来社',
  addressCall: '事前にお電話いただければ、担当の技術者が対応します。',
  addressWrite: '事前にメールをいただければ、担当の技術者が対応します。',
  after: {
    title: '送信後の流れ',
    one: 'メッセージを保存',
    oneText: '保存が済んでから、送信完了をお知らせします。',
    two: '技術者の確認',
    twoText: '業種ごとの担当者が拝見します。',
    three: 'ご回答',
    threeText: '{{responseWorkingDays}}営業日以内に、試用の条件もお伝えします。',
    four: 'ご判断',
    fourText: 'デモは無料、有料トライアルは{{pocMonths}}です。',
    more: 'ご記入の前に',
    moreText:
      '入力した内容は、送信するまでこの端末にだけ保存されます。中国本土以外の電話番号は、お問い合わせ内容にご記入ください。建物や現場の種類によって適した位置合わせの方法が変わり、費用はモデルの面積で決まります。{{modelFormats}}に対応し、図面や点群からも始められます。有料トライアルは事前に書面で取り決め、日程は次の打設、検査、引き渡しの日から逆算します。',
  },
} as const satisfies Words<typeof en>
