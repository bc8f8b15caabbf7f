import type { contactPage as en } from '../en-US/contact-page.ts'
import type { Words } from '../words.ts'

export const contactPage = {
  title: 'お問い合わせ：技術者が{{responseWorkingDays}}営業日以内に回答 | {{brand}}',
  description:
    '建物の種類、面積、モデル形式など、現場のことをお知らせください。{{brand}}の技術者が{{responseWorkingDays}}営業日以内にお答えします。デモは無料です。',
  hero: {
    title: '現場のことを\u200bお聞かせください',
    lead: '建物の用途、お困りのこと、必要な時期をお書きください。',
  },
  formText: '「任意」の項目以外は、すべて必須です。送信までは、この端末にだけ保存されます。',
  direct: 'お問い合わせ先',
  hotline: 'お電話（{{hotlineHours}}時間）',
  email: 'メール',
  privacy: '個人情報の確認、削除',
  address: '郵便・ご来社',
  addressCall: '事前にお電話いただければ、担当の技術者が対応します。',
  addressWrite: '事前にメールをいただければ、担当の技術者が対応します。',
  helps: {
    title: 'お書きいただくこと',
    one: '建物や現場の種類',
    oneText: '病院、車両基地、管路など。位置合わせの方法が変わります。',
    two: '規模',
    twoText: '1フロアの面積とフロア数。費用はモデルの面積で決まります。',
    three: 'モデル',
    threeText: '{{modelFormats}}に対応。図面や点群からも始められます。',
    four: '時期',
    fourText: '次の打設、検査、引き渡しの日から逆算します。',
  },
  after: {
    title: '送信後の流れ',
    one: 'メッセージを保存',
    oneText: '保存が済んでから送信完了をお知らせします。',
    two: '技術者の確認',
    twoText: '業種ごとに、担当者がいます。',
    three: 'ご回答',
    threeText: '{{responseWorkingDays}}営業日以内に、トライアルの条件もお伝えします。',
    four: 'ご判断',
    fourText: 'デモは無料です。有料トライアルは{{pocMonths}}、事前に書面で取り決めます。',
  },
} as const satisfies Words<typeof en>
