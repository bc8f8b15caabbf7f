export const protocol = {
  title: 'Website terms of use: what you may rely on | {{brand}}',
  description:
    'The terms of this website: content, accounts, models you send us, prices, liability, disputes and the law that applies, in numbered clauses.',
  heading: 'Website terms of use',
  lead: 'What this site offers, what you may do with it, and what each of us answers for.',
  document: {
    version: 'Version',
    since: 'Valid from',
    operator: 'Operator',
    registration: 'Registration number',
    address: 'Address',
    mail: 'E-mail',
    ask: 'Questions to',
    law: 'Governing law',
    court: 'Court',
    documents: 'Legal documents',
    short: 'In short',
    shortNote: 'These lines help you read. What binds is in the clauses below.',
    contents: 'Contents',
    clause: 'Clause {{number}}',
  },
  points: {
    free: 'Reading this site costs nothing and needs no account.',
    prices: 'A price here is information. A contract begins with an order signed by both sides.',
    models: 'A model you send us stays yours. We use it for your demo and for nothing else.',
    limits:
      'Liability is capped, claims end after {{claimYears}}, and {{disputeDays}} days of talking come before a court.',
  },
  acceptance: {
    title: 'Accepting these terms',
    parties:
      'These terms are an agreement between you and the operator named at the top of this page (“we”). They apply to this website in all its languages.',
    agree:
      'You accept them by using the site. In the form that opens over a page you confirm them with a tick; on the contact page, by sending. We record the version, the time and the way you agreed.',
    company:
      'Whoever writes on behalf of a company confirms being allowed to do so. “You” is then the company as well as the person.',
    contract:
      'Software, accounts and services that you order from us are governed by the contract signed for them. Where it says something else, that contract comes first.',
    age: 'The site speaks to people at work. Anyone under {{guardianAge}} may use it, and may write to us, only with the consent of a guardian.',
  },
  offer: {
    title: 'What the site offers',
    content:
      'You find here descriptions of our products, customer stories, news, articles, job openings, brochures, addresses of installers and a form for asking questions or booking a demo.',
    free: 'Use of the site is free of charge. You pay your own connection.',
    answer:
      'We aim to answer a message within {{responseWorkingDays}} working day. This is how we work, not a guaranteed period.',
    downloads:
      'Installers and plug-ins come with a license of their own, which you accept when you install them. Brochures fall under the section on content.',
    pause:
      'We may change, pause or end the site or a part of it, for maintenance among other reasons. There is no claim to uninterrupted availability.',
  },
  accounts: {
    title: 'Accounts and real-name authentication',
    none: 'Reading the site and sending a message need no account, and the site has no login.',
    administrator:
      'Some functions of our service need a company account. The company names an administrator, who creates accounts, grants rights in them and takes them back. What the administrator does in the account binds the company.',
    realName:
      'Certain service functions require real-name authentication of the company: its name, registration number, business license and legal representative, and a confirmation that the administrator acts for it. Until that is done these functions stay closed.',
    keep: 'Keep credentials to yourself and tell us at once when you suspect that somebody else knows them. What happens under an account up to that message is attributed to its holder, unless we are to blame.',
    suspend:
      'We may suspend an account where its details are false or out of date, where it is used against these terms, or where an authority orders it. We say why, as far as we are allowed to.',
  },
  property: {
    title: 'Content and intellectual property',
    ours: 'Texts, drawings, pictures, films, code, names and marks on this site belong to us or are licensed to us. They are protected by copyright, trade mark and other law.',
    may: 'Without asking us you may',
    read: 'read, save and print pages and brochures for the work of your own company;',
    quote: 'quote short passages and single drawings, unchanged, with our name and the address of the page;',
    pass: 'link to any page, and pass pages and brochures on as they are.',
    mayNot:
      'Everything else needs our written consent beforehand, in particular copying larger parts, removing notices, selling content, decompiling code beyond what the law allows, and building a competing catalogue from it.',
    marks:
      'Names and marks of others appear only to say what our software works with. They remain the property of their owners.',
    notice:
      'If you believe that content here infringes your rights, write to us with the address of the page, the right you hold and how we can reach you. We take the content down while we check where the claim is plausible, and tell you the result.',
  },
  models: {
    title: 'Models and files you hand over',
    yours:
      'The form takes text only. Where we agree by mail that you send a model, drawing, scan or photograph for a demo or a trial, all rights in it stay with you.',
    licence:
      'You allow us, free of charge and for that purpose only, to store, convert, split and display it, and to have it processed by those whom our data processing agreement names.',
    right:
      'You confirm that you are allowed to hand it over, and that you have told or asked the people who can be recognized in it where the law requires that.',
    secret:
      'Do not send us state secrets, classified surveying results, important data as the law of the mainland of China defines them, or files with malicious code.',
    deletion:
      'We delete the files when the demo or the trial ends and no contract follows, at the latest {{disputeDays}} days afterwards, and at any time when you ask.',
    ideas:
      'Suggestions about our products may be used by us without payment. That does not extend to your models, drawings and trade secrets.',
  },
  use: {
    title: 'Acceptable use',
    must: 'When you use the site you do not',
    false: 'give a false identity, or use contact details of people who do not know of it;',
    attack: 'search for or use security holes, get round protection, or bring in malicious code;',
    load: 'send automated messages, or call pages so often that others are hindered;',
    harvest: 'collect content or personal data in bulk by programs; search engines that respect our rules may;',
    unlawful: 'break the law, infringe rights of others or mislead them about who we are.',
    limit: 'To protect everybody we take at most 10 messages a minute from one network address.',
    breach:
      'Where somebody breaks these rules we may block access, discard messages, and claim compensation for the damage done. If you find a security hole by accident, tell us by mail and give us time to close it; we will not hold that against you.',
  },
  links: {
    title: 'Links to others',
    others:
      'Links lead to sites that we do not run: app stores, social networks, authorities. Their operators answer for what stands there and for the data they collect. We check a link when we set it, and remove it when we learn that the target is unlawful.',
    here: 'You may link to us, but not in a way that suggests that we recommend you or work with you where we do not.',
  },
  prices: {
    title: 'Trials and prices',
    offer:
      'Prices, plans and terms shown here invite you to ask. They are not an offer in the legal sense, and may change until a contract is signed.',
    order:
      'A contract comes about through an order or agreement that both sides sign or confirm in text form. It names the scope, the price, the term and the place where data are stored.',
    trial:
      'A trial of {{trialWeeks}} ends by itself and does not turn into a paid plan. What was entered in it can be exported before it ends.',
    poc: 'A paid trial of {{pocMonths}} on one of your projects is agreed in writing like any other order.',
    tax: 'Amounts are in Chinese yuan. Whether tax is included is stated in the offer that you receive.',
  },
  warranty: {
    title: 'What we vouch for',
    care: 'We write the site with care and correct mistakes when we learn of them. We do not promise that every statement is complete and current at every moment.',
    figures:
      'Figures on accuracy, speed, savings and return come from projects under the conditions stated beside them. On your site they depend on the model, the device, the light and the control points.',
    engineering:
      'A model laid over a site is an aid. It replaces neither surveying nor inspection nor the drawings released for construction; decisions on safety and structure stay with those responsible for them by law.',
    asIs: 'Beyond that, the site is provided as it stands. Rights that the law gives you and that cannot be waived are unaffected.',
  },
  liability: {
    title: 'Liability',
    cap: 'For all claims in connection with this site together, the liability of each side is limited to the larger of two amounts: the fees that you paid us in the {{liabilityMonths}} months before the event, or {{liability}}.',
    indirect:
      'Neither side is liable for lost profit, lost production, loss of data that a usual backup would have prevented, or other indirect loss.',
    always: 'None of this limits liability',
    injury: 'for injury to life, body or health;',
    intent: 'for damage to property caused by intent or gross negligence;',
    law: 'or in other cases in which the law does not allow it to be limited.',
    time: 'Claims must be raised in writing within {{claimYears}} of the day on which the claimant learned, or should have learned, of the event. Where the law prescribes a longer period that cannot be shortened, that period applies.',
    force:
      'Nobody answers for what could not be foreseen, avoided or overcome: natural disaster, war, acts of authorities, failure of public networks or power. The side affected tells the other without delay.',
  },
  disputes: {
    title: 'Disputes, law and court',
    talk: 'Tell us in writing what is wrong and what you want. From then on both sides try for {{disputeDays}} days to settle the matter, with somebody at the table who may decide. Neither goes to court before these days are over.',
    urgent:
      'Urgent measures of protection, and steps needed to keep a claim from lapsing, are possible at any time. Periods of limitation stand still during the {{disputeDays}} days where the law permits it.',
    court: 'If no settlement is found, this law and this court apply:',
    consumers:
      'If you act as a consumer, the mandatory law and the courts of the place where you live remain open to you.',
  },
  changes: {
    title: 'Changes and ending',
    version:
      'We may adapt these terms when the site, our services or the law change. Every text has a version, which is the date from which it is valid. The version you agreed to is kept with your message, and we send you an earlier text on request.',
    notice:
      'Changes that put you at a disadvantage are announced on this page at least {{disputeDays}} days before they take effect. They do not reach back to what happened before.',
    end: 'You may stop using the site whenever you like. The sections on content, models, liability and disputes go on applying to what happened until then.',
  },
  notices: {
    title: 'Notices and who to ask',
    us: 'Declarations to us are sent by e-mail or by post to:',
    you: 'We write to the e-mail address or the number that you gave us, or, where it concerns everybody, on this page.',
    received:
      'An e-mail counts as received on the next working day, a letter on the day of its delivery. This does not apply where the sender learns that it did not arrive.',
  },
  languages: {
    title: 'Languages and final points',
    prevails:
      'These terms exist in Chinese, Japanese and English with the same content. Where they differ, the Chinese text applies to users in mainland China, Hong Kong, Macao and Taiwan, the Japanese text to users in Japan, and the English text to everybody else.',
    invalid: 'If a clause is invalid, the others stay. In its place stands what the law provides.',
    whole:
      'Together with the privacy policy and, where it applies, the data processing agreement, these terms are all that is agreed about this site. Not using a right at once does not give it up. You may transfer rights from it only with our consent.',
  },
} as const
