export const protocol = {
  title: 'Website terms of use: content, prices, liability | {{brand}}',
  description:
    'The terms of this website: content, accounts, models you send us, prices, liability, disputes, and the law that applies, in numbered clauses.',
  heading: 'Website terms of use',
  lead: 'What this site offers, what you may do with it, and what each of us is responsible for.',
  document: {
    version: 'Version',
    since: 'Effective',
    operator: 'Operator',
    registration: 'Registration number',
    address: 'Address',
    mail: 'E-mail',
    ask: 'Questions to',
    law: 'Governing law',
    court: 'Court',
    documents: 'Legal documents',
    short: 'In short',
    shortNote: 'These lines are here to help you read. The clauses below are what binds.',
    contents: 'Contents',
    clause: 'Clause {{number}}',
  },
  points: {
    free: 'Reading this site is free and needs no account.',
    prices: 'A price here is information. A contract begins with an order signed by both sides.',
    models: 'A model you send us stays yours. We use it for your demo and for nothing else.',
    limits:
      'Liability is capped, claims end after {{claimYears}}, and we talk for {{disputeDays}} days before anyone goes to court.',
  },
  acceptance: {
    title: 'Accepting these terms',
    parties:
      'These terms are an agreement between you and the operator named at the top of this page (“we”). They apply to this website in all its languages.',
    agree:
      'Reading the site does not bind you to these terms beyond what the law itself requires. You accept them in the form that opens over a page by ticking the box, and on the contact page by sending your message. We record the version, the time, and how you agreed.',
    company:
      'If you write on behalf of a company, you confirm that you are allowed to. “You” then means both the company and you.',
    contract:
      'Software, accounts, and services that you order from us are governed by the contract signed for them. Where the two differ, that contract prevails.',
    age: 'The site is meant for people at work. Anyone under {{guardianAge}} may use it and write to us only with a guardian’s consent.',
  },
  offer: {
    title: 'What the site offers',
    content:
      'You will find descriptions of our products, customer stories, news, articles, job openings, brochures, installers or a way to ask for them, and a form for asking questions or booking a demo.',
    free: 'Using the site is free of charge. You pay for your own connection.',
    answer:
      'We answer messages within {{responseWorkingDays}} working day. This is a standard we hold ourselves to, not a contractual deadline: missing it gives rise to no claim.',
    downloads:
      'Installers and plug-ins come with a license of their own, which you accept when you install them. The section on content applies to brochures.',
    pause:
      'We may change, pause, or end the site or part of it, for maintenance among other reasons. We do not guarantee uninterrupted availability.',
  },
  accounts: {
    title: 'Accounts and real-name authentication',
    none: 'Reading the site and sending a message need no account, and the site has no login.',
    administrator:
      'Some functions of our service need a company account. The company names an administrator, who creates accounts and grants and revokes permissions. What the administrator does in the account binds the company.',
    realName:
      'Certain service functions require real-name authentication of the company: its name, registration number, business license, and legal representative, and confirmation that the administrator acts for it. Until that is done, these functions stay closed.',
    keep: 'Keep credentials to yourself, and tell us at once if you suspect that somebody else knows them. Until you tell us, the account holder is responsible for what happens under the account, unless we are at fault.',
    suspend:
      'We may suspend an account if its details are false or out of date, if it is used against these terms, or if an authority orders it. We say why, as far as we are allowed to.',
  },
  property: {
    title: 'Content and intellectual property',
    ours: 'Text, drawings, pictures, videos, code, names, and marks on this site belong to us or are licensed to us. They are protected by copyright, trademark, and other law.',
    may: 'Without asking us you may',
    read: 'read, save, and print pages and brochures for your own company’s work;',
    quote: 'quote short passages and single drawings, unchanged, with our name and the address of the page;',
    pass: 'link to any page, and pass pages and brochures on as they are.',
    mayNot:
      'Everything else needs our prior written consent, in particular copying larger parts, removing notices, selling content, decompiling code beyond what the law allows, and building a competing catalog from it.',
    marks:
      'Names and marks of others appear only to say what our software works with. They remain the property of their owners.',
    notice:
      'If you believe that content here infringes your rights, write to us with the address of the page, the right you hold, and how we can reach you. If the claim is plausible, we take the content down while we check, and tell you the result.',
  },
  models: {
    title: 'Models and files you hand over',
    yours:
      'The form takes text only. If we agree by e-mail that you send a model, drawing, scan, or photograph for a demo or a trial, all rights in it stay with you.',
    license:
      'You allow us, free of charge and for that purpose only, to store, convert, split, and display it, and to have it processed by the companies named in our data processing agreement.',
    right:
      'You confirm that you are allowed to hand it over and, where the law requires it, that you have informed or asked the people who can be recognized in it.',
    secret:
      'Do not send us state secrets, surveying results classified as secret, important data as defined by the law of mainland China, or files with malicious code.',
    deletion:
      'If no contract follows, we delete the files when the demo or the trial ends, at the latest {{disputeDays}} days afterwards, and at any time when you ask.',
    ideas:
      'We may use suggestions about our products without payment. That does not extend to your models, drawings, and trade secrets.',
  },
  use: {
    title: 'Acceptable use',
    must: 'When you use the site, you may not',
    false: 'give a false identity, or use the contact details of people who do not know about it;',
    attack: 'look for or exploit security holes, get around protection, or introduce malicious code;',
    load: 'send automated messages, or call pages so often that others are hindered;',
    harvest:
      'collect content or personal data in bulk with programs, except as a search engine that respects our rules;',
    unlawful: 'break the law, infringe the rights of others, or mislead others about who we are.',
    limit: 'To protect everybody, we take at most 10 messages a minute from one IP address.',
    breach:
      'If somebody breaks these rules, we may block access, discard messages, and claim compensation for the damage done. If you find a security hole by accident, tell us by e-mail and give us time to close it; we will not hold that against you.',
  },
  links: {
    title: 'Links to others',
    others:
      'Some links lead to sites that we do not run: social networks, authorities, or, where the download page names one, an app store. Their operators are responsible for what they show and for the data they collect. We check a link when we set it, and remove it when we learn that the target is unlawful.',
    here: 'You may link to us, but not in a way that wrongly suggests that we recommend you or work with you.',
  },
  prices: {
    title: 'Trials and prices',
    offer:
      'Prices, plans, and terms shown here invite you to ask. They are not an offer in the legal sense, and may change until a contract is signed.',
    order:
      'A contract is formed by an order or agreement that both sides sign or confirm in text form. It names the scope, the price, the term, and the place where data are stored.',
    trial:
      'A trial of {{trialWeeks}} ends by itself and does not turn into a paid plan. What was entered in it can be exported before it ends.',
    poc: 'A paid trial of {{pocMonths}} on one of your projects is agreed in writing like any other order.',
    tax: 'Amounts are in Chinese yuan. The quote that you receive says whether tax is included.',
  },
  warranty: {
    title: 'What we warrant',
    care: 'We write the site with care and correct mistakes when we learn of them. We do not promise that every statement is complete and current at every moment.',
    figures:
      'Figures on accuracy, speed, savings, and return are our own, and count what is stated beside them. A customer’s result is that of one project, under the conditions told with it. On your site, results depend on the model, the device, the light, and the control points.',
    engineering:
      'A model overlaid on a site is an aid. It replaces neither surveying nor inspection nor the drawings released for construction; decisions on safety and structure stay with those responsible for them by law.',
    asIs: 'Beyond that, the site is provided as is. Rights that the law gives you and that cannot be waived are unaffected.',
  },
  liability: {
    title: 'Liability',
    cap: 'For all claims in connection with this site together, each side’s liability is limited to the larger of two amounts: the fees that you paid us in the {{liabilityMonths}} months before the event, or {{liability}}.',
    indirect:
      'Neither side is liable for lost profit, lost production, loss of data that a usual backup would have prevented, or other indirect loss.',
    always: 'None of this limits liability',
    injury: 'for injury to life, body or health;',
    intent: 'for damage to property caused by intent or gross negligence;',
    law: 'or in other cases in which the law does not allow it to be limited.',
    time: 'Claims must be made in writing within {{claimYears}} of the day on which the claimant learned, or should have learned, of the event. Where the law prescribes a longer period that cannot be shortened, that period applies.',
    force:
      'Nobody is liable for what could not be foreseen, avoided, or overcome: natural disaster, war, acts of authorities, failure of public networks or power. The side affected tells the other without delay.',
  },
  disputes: {
    title: 'Disputes, law, and court',
    talk: 'Tell us in writing what is wrong and what you want. From then on both sides try for {{disputeDays}} days to settle the matter, with somebody at the table who can decide. Neither goes to court before these days are over.',
    urgent:
      'Urgent protective measures, and steps needed to keep a claim from lapsing, are possible at any time. Limitation periods are suspended during the {{disputeDays}} days where the law permits it.',
    court: 'If no settlement is found, this law and this court apply, except for users in Japan:',
    consumers:
      'If you act as a consumer, the mandatory law and the courts of the place where you live remain available to you.',
  },
  japan: {
    title: 'Users in Japan',
    court: 'For users in Japan, this law and this court apply instead, and our representative in Japan may be served:',
    forces:
      'Each side declares that it, its officers, and those who in fact control it are not, and within the last 5 years have not been, an organized crime group, a member or associate of one, a company related to one, a corporate racketeer, or anyone comparable (“antisocial forces”), and have no ties with them by funding, by making use of them, or otherwise. It undertakes to keep to this.',
    acts: 'Neither side, by itself or through others, makes violent demands or unreasonable demands beyond its legal rights, uses threats or violence in a transaction, or damages the other’s reputation or business by false rumors, fraud, or force.',
    termination:
      'A side that learns of a breach of this declaration may end any contract without notice, and owes no compensation for that; the side in breach compensates the damage.',
  },
  changes: {
    title: 'Changes and ending',
    version:
      'We may adapt these terms when the site, our services, or the law change. Every text has a version, which is the date it takes effect. The version you agreed to is kept with your message, and we send you an earlier text on request.',
    notice:
      'Changes that put you at a disadvantage are announced on this page at least {{disputeDays}} days before they take effect. They do not apply to anything that happened before.',
    end: 'You may stop using the site whenever you like. The sections on content, models, liability, and disputes continue to apply to what happened until then.',
  },
  notices: {
    title: 'Notices and contact',
    us: 'Send notices to us by e-mail or mail:',
    you: 'We write to the e-mail address or number that you gave us or, where it concerns everybody, on this page.',
    received:
      'An e-mail counts as received on the next working day, a letter on the day it is delivered. This does not apply if the sender learns that it did not arrive.',
  },
  languages: {
    title: 'Languages and final points',
    prevails:
      'These terms exist in Chinese, Japanese, and English with the same content. Where they differ, the Chinese text applies to users in mainland China, the Hong Kong and Macao special administrative regions, and Taiwan, the Japanese text to users in Japan, and the English text to everybody else.',
    invalid: 'If a clause is invalid, the others stay in force. The law takes its place.',
    whole:
      'Together with the privacy policy and, where it applies, the data processing agreement, these terms are the entire agreement about this site. Not using a right at once does not waive it. You may transfer rights under it only with our consent.',
  },
} as const
