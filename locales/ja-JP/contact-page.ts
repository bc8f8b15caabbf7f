import type { contactPage as en } from '../en-US/contact-page.ts'
import type { Words } from '../index.ts'

export const contactPage = {
  title: 'お問い合わせ：技術者が{{responseWorkingDays}}営業日以内に回答 | {{brand}}',
  description:
    '建物の種類、面積、モデルの形式など、プロジェクトを一つお知らせください。{{brand}}の技術者が{{responseWorkingDays}}営業日以内に、お電話またはメールでお答えします。',
  heading: 'プロジェクトを一つ、お聞かせください',
  lead: '納まらない廊下の天井、現場で開かれないモデル、迫る引き渡しの日。いま困っていることをそのままお書きください。拝見するのは受付ではなく技術者です。',
  form: 'メッセージ',
  formText: '送信するまで、入力内容はこの端末にだけ保存されます。',
  direct: '直接の\u200bご連絡先',
  hotline: 'お電話（{{hotlineHours}}時間）',
  email: 'メール',
  address: '郵便・ご来社',
  addressText: 'ご来社の前にお電話をいただければ、同じようなプロジェクトに詳しい者がお待ちします。',
  helps: {
    title: 'すぐに\u200bお答えするために、あると\u200b助かること',
    text: '次の4つが分かれば、確認の往復が一度減ります。2つだけでも、どうぞお送りください。',
    one: '何を建てているか、管理しているか',
    oneText: '病院、車両基地、道路下の管路、オフィスの改修など、建物の種類によって位置合わせの方法が変わります。',
    two: 'どのくらいの規模か',
    twoText: '1フロアの面積とフロア数で十分です。プロジェクトの費用はモデルの面積で決まります。',
    three: 'どのモデルがあるか',
    threeText: '{{modelFormats}}を読み込めます。モデルがまだない場合は、図面や点群からでも始められます。',
    four: 'いつ必要か',
    fourText: '次の打設、次の検査、引き渡しの日。その日から逆算して進めます。',
  },
  after: {
    title: 'お送りいただいた\u200bあとの流れ',
    one: '保存してから、送信完了をお知らせします',
    oneText:
      'メッセージはまず保存し、そのあとで社内に届けます。回線が切れていても待機して送り直しますので、失われません。',
    two: '技術者が拝見します',
    twoText: '施工会社、発注者、設計会社、コンサルタント、運営会社ごとに担当者がいます。',
    three: 'ご連絡します',
    threeText:
      '{{responseWorkingDays}}営業日以内に、ご記入の電話番号またはメールアドレスへご連絡します。足りない情報を伺い、現場で試すために必要なことをお伝えします。',
    four: 'お決めいただきます',
    fourText: 'デモは無料です。有料の試行は{{pocMonths}}で、事前に書面で取り決めます。',
  },
  other: {
    title: 'ほかの\u200bご用件の場合',
    jobs: 'ここで働きたい方',
    jobsLink: '募集職種',
    download: 'インストーラーや資料が必要な方',
    downloadLink: 'ダウンロード',
    privacy: '保有する個人情報の確認や削除をご希望の方',
    privacyLink: '{{email}}へのメール',
    guides: '技術的なことを先に知りたい方',
    guidesLink: '技術コラム',
  },
} as const satisfies Words<typeof en>
