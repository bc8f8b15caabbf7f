import type { contactPage as en } from '../en-US/contact-page.ts'
import type { Words } from '../index.ts'

export const contactPage = {
  title: 'お問い合わせ：技術者が{{responseWorkingDays}}営業日以内に回答 | {{brand}}',
  description:
    '建物の種類、面積、モデルの形式など、現場のことをお知らせください。{{brand}}の技術者が{{responseWorkingDays}}営業日以内にお答えします。デモは無料です。',
  heading: 'どのような\u200b現場か、\u200bお聞かせください',
  lead: '納まらない廊下の天井、迫る引き渡しの日。お困りのことをお書きください。拝見するのは技術者です。',
  form: 'メッセージ',
  formText: '送信までは、この端末にだけ保存されます。',
  direct: '直接の\u200bご連絡先',
  hotline: 'お電話（{{hotlineHours}}時間）',
  email: 'メール',
  address: '郵便・ご来社',
  addressCall: '事前にお電話いただければ、同様の現場に詳しい者がお待ちします。',
  addressWrite: '事前にメールをいただければ、同様の現場に詳しい者がお待ちします。',
  helps: {
    title: 'すぐに\u200bお答えするために、\u200b伺いたいこと',
    text: '次の4つがわかると、やり取りが一度減ります。2つでもかまいません。',
    one: '建てているもの、管理しているもの',
    oneText: '病院、車両基地、道路下の管路など。種類によって、位置合わせの方法が変わります。',
    two: '規模',
    twoText: '1フロアの面積とフロア数で十分です。費用はモデルの面積で決まります。',
    three: 'お持ちのモデル',
    threeText: '{{modelFormats}}を読み込めます。モデルがなければ、図面や点群から始めます。',
    four: '時期',
    fourText: '次の打設や検査、引き渡しの日。そこから逆算します。',
  },
  after: {
    title: '送信された\u200bあとの流れ',
    one: 'まず保存します',
    oneText: 'メッセージは保存してから送信完了をお知らせし、社内に届けます。回線が切れても送り直すので、失われません。',
    two: '技術者が拝見します',
    twoText: '施工会社、発注者、設計会社などに、それぞれ担当者がいます。',
    three: 'ご連絡します',
    threeText:
      '{{responseWorkingDays}}営業日以内に、ご記入の連絡先にお答えします。足りない点を伺い、トライアルに必要なことをお伝えします。',
    four: 'お決めいただきます',
    fourText: 'デモは無料です。有料のトライアルは{{pocMonths}}で、事前に書面で取り決めます。',
  },
  other: {
    title: 'ほかの\u200bご用件の場合',
    jobs: 'ここで働きたい方',
    jobsLink: '募集職種',
    download: 'アプリや資料が必要な方',
    downloadLink: 'ダウンロード',
    privacy: '個人情報の確認や削除をご希望の方',
    privacyLink: '{{email}}にメールを送る',
    guides: '技術的なことを先に知りたい方',
    guidesLink: '技術コラム',
  },
} as const satisfies Words<typeof en>
