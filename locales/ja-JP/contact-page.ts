import type { contactPage as en } from '../en-US/contact-page.ts'
import type { Words } from '../words.ts'

export const contactPage = {
  title: 'お問い合わせ：技術者が{{responseWorkingDays}}営業日以内に回答 | {{brand}}',
  description:
    '建物の種類、面積、モデル形式など、現場のことをお知らせください。{{brand}}の技術者が{{responseWorkingDays}}営業日以内にお答えします。デモは無料です。',
  hero: {
    title: '現場のことを\u200bお聞かせください',
  },
  formText: '「任意」の項目以外は、すべて必須です。送信までは、この端末にだけ保存されます。',
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
    oneText: '保存が済んでから送信完了をお知らせします。',
    two: '技術者の確認',
    twoText: '業種ごとに、担当者がいます。建物や現場の種類によって、適した位置合わせの方法が変わります。',
    three: 'ご回答',
    threeText:
      '{{responseWorkingDays}}営業日以内に、トライアルの条件もお伝えします。費用はモデルの面積で決まります。{{modelFormats}}に対応し、図面や点群からも始められます。',
    four: 'ご判断',
    fourText:
      'デモは無料です。有料トライアルは{{pocMonths}}、事前に書面で取り決めます。日程は、次の打設、検査、引き渡しの日から逆算します。',
  },
} as const satisfies Words<typeof en>
