export const privacy = {
  title: 'Privacy policy: what we collect and how long | {{brand}}',
  description:
    'What this website collects when you write to us, why and for how long, every cookie it sets, who else handles the data, and your rights.',
  heading: 'Privacy policy',
  lead: 'What happens to what you tell us, and to what your browser tells us.',
  points: {
    asked: 'We ask for what an engineer needs to answer you: who you are, where you work, what you need.',
    kept: 'A finished message is deleted {{leadRetentionDays}} days after we received it.',
    cookies: 'Every cookie comes from this site and is listed by name. Page views are counted without cookies.',
    rights: 'One e-mail is enough to see, correct or delete what we hold about you. We sell no personal data.',
  },
  who: {
    title: 'Who is responsible',
    operator:
      'The operator of this website decides why and how personal data are processed here. In the words of the laws it is the personal information handler, data user, controller or business operator:',
    japanOffice: 'Representative in Japan',
    japanAddress: 'Its address',
    scope:
      'This policy covers the website in all its languages, the contact form and the correspondence that follows from it.',
    customers:
      'Personal data inside the models, panoramas and scans of our customers are processed on their behalf. The data processing agreement applies to them.',
  },
  given: {
    title: 'What you tell us',
    collected:
      'We collect your name, phone number, company, company e-mail, department and position. The contact form asks for them as follows:',
    caption: 'Fields of the contact form',
    field: 'Field',
    needed: 'Needed',
    use: 'Used to',
    yes: 'Yes',
    no: 'No',
    name: 'Name',
    nameUse: 'address you',
    company: 'Company',
    companyUse: 'prepare the answer and recognize existing customers',
    enterprise: 'Type of enterprise, for contractors which part',
    enterpriseUse: 'have the right engineer answer',
    position: 'Position',
    positionUse: 'answer at the level you need',
    department: 'Department',
    departmentUse: 'find the right solution for your team',
    phone: 'Phone number or company e-mail',
    phoneUse: 'reach you; one of the two is enough',
    types: 'Requirement types, 1 to 4',
    typesUse: 'choose what is shown in a demo',
    message: 'Message',
    messageUse: 'answer your question',
    with: 'Together with the message we keep:',
    page: 'the page it was sent from, its language and the article, if it was one;',
    origin: 'the address of the site from which you first came, the source channel and the keyword;',
    click: 'where you came by an advertisement, the click id and the page it led to;',
    consent: 'version, manner and time of your agreement;',
    delivery: 'a random key, the times of receipt and delivery, and the number of attempts.',
    sensitive:
      'We need no identity numbers, health data, account numbers or other sensitive data. Please leave them out of the message.',
    missing: 'Without the needed fields the form cannot be sent. Everything else on the site stays open to you.',
  },
  automatic: {
    title: 'What is recorded without typing',
    logs: 'Each request carries technical data: network address, time, address requested, kind of browser. They are needed to deliver the page. Technical logs are kept for at most 7 days.',
    country:
      'The country of the request chooses the language where you have not chosen one, and decides whether we ask for your consent. It is not stored for that.',
    limit:
      'Your network address is counted for one minute, so that no more than 10 messages a minute come from one. It is not stored with the message.',
    key: 'Where the form is sent without JavaScript, its key is a check value made of the content, the network address and a window of 10 minutes. It keeps one message from being stored twice; the address cannot be read from it.',
    trap: 'A hidden field and the time taken to fill in the form tell programs from people. A message from a program is not stored; only their number is counted.',
    views:
      'Page views are counted without cookies: page, language, country, time and the name of the site you came from. No network address and no identifier is kept, and programs are left out. Counts are kept for at most 3 months.',
    vitals:
      'Where more than the necessary is allowed (see “Your choice”), the browser also tells, once a visit, how fast its first page was: time to the first byte and to the largest picture or text, shifts of the layout, the slowest answer to an input. It is kept in the same way, with page, language and country, and without an identifier.',
  },
  purposes: {
    title: 'Purposes and legal grounds',
    why: 'We use personal data for these purposes only:',
    caption: 'Purposes, data and legal grounds',
    purpose: 'Purpose',
    data: 'Data',
    ground: 'Legal ground',
    answer: 'Answer you, prepare a demo, an offer or a trial',
    answerData: 'Fields of the form, correspondence',
    answerGround:
      'Your consent (PIPL art.\u00a013); steps before a contract (GDPR art.\u00a06(1)\u2060(b)); purpose stated when collecting (APPI art.\u00a021)',
    origin: 'See which article, channel or advertisement led to a message',
    originData: 'First address, channel, keyword, click id',
    originGround:
      'Your consent (PIPL art.\u00a013); in the European Economic Area, the United Kingdom and Switzerland your consent in the banner (GDPR art.\u00a06(1)\u2060(a)); stated purpose (APPI art.\u00a021)',
    security: 'Deliver the site and protect it from abuse',
    securityData: 'Technical data, counts',
    securityGround:
      'Duties of network security (PIPL art.\u00a013, Cybersecurity Law); legitimate interest in security (GDPR art.\u00a06(1)\u2060(f)); security control (APPI art.\u00a023)',
    proof: 'Prove consent, meet legal duties, settle disputes',
    proofData: 'Message, version, manner and time of agreement',
    proofGround:
      'Legal duties (PIPL art.\u00a013; GDPR art.\u00a06(1)\u2060(c) and (f)); stated purpose (APPI art.\u00a021)',
    automated:
      'Nothing is decided about you by automated means, no profile is made, and personal data are neither sold nor rented out.',
    other:
      'If we want to use data for another purpose, we tell you first and, where the law asks for it, obtain your consent again.',
    withdraw:
      'You can withdraw consent at any time: by e-mail, and for cookies and outside scripts under “Your choice”. What was done before remains lawful.',
  },
  accounts: {
    title: 'Accounts and real-name authentication',
    none: 'This website has no accounts. The following applies to our software services, when your company uses functions that need one.',
    administrator:
      'For a company account the company names an administrator. We process the name, phone number, company e-mail, department and position of that person, to set up the account, to grant rights and to reach the company when something happens.',
    realName:
      'Some functions require real-name authentication of the company. For it we process the company name, registration number, business license, the name of the legal representative and the confirmation that the administrator acts for the company. These are asked for inside the service, with a notice of their own, never through this website.',
    representative:
      'Data of the legal representative serve only to check that the company exists and that the administrator is authorized. They are not used for advertising.',
    change:
      'The administrator can change or close the account. When the administrator or the legal representative changes, the former data are deleted, unless a law requires them to be kept.',
  },
  cookies: {
    title: 'Cookies and browser storage',
    set: 'The site uses these cookies and no others. Those that our server sets belong to this site, are not read by third parties, and are restricted to it (SameSite=Lax, Secure over HTTPS).',
    caption: 'Cookies of this site',
    name: 'Name',
    purpose: 'Purpose',
    lifetime: 'Lifetime',
    consented: 'Needs consent',
    yes: 'Yes',
    no: 'No',
    year: '{{languageCookie}}',
    referrerDays: '{{referrerCookie}}',
    clickDays: '{{clickCookie}}',
    consentDays: '{{consentCookie}}',
    statisticsYear: '{{languageCookie}}',
    session: 'Until the browser is closed',
    lang: 'The language you chose in the switcher; set only then. Scripts of this site can read it.',
    consent: 'Your choice, once you have made one. Scripts of this site can read it.',
    referrer:
      'Address of the first site that led you here, or of the article with which the first visit began. Stored once, sent with your message.',
    clickId: 'Id of the last click on an advertisement; set only if the address carries one.',
    clickLanding: 'The page to which that click led.',
    source: 'Channel from which this visit came, a number from 1 to 10.',
    keyword: 'Search word of this visit, if the address carries one.',
    statistics:
      'Set by the script of Baidu Tongji in the name of this site: tells it new visitors from returning ones.',
    script:
      'Scripts of this site can read lang and consent, and none of the others that our server sets (HttpOnly). Their content reaches us with requests to this site only, and is stored only if you send a message.',
    storage: 'The form keeps some things in the storage of your browser tab. They do not leave it before you send.',
    storageCaption: 'Entries in the session storage',
    draft: 'What you typed in the form, its random key and the time you began, so that a reload loses nothing.',
    draftUntil: 'Until the message is sent, the language is switched or the tab is closed',
    reloaded: 'Time of the last automatic reload, so that a missing file does not reload the page again and again.',
    reloadedUntil: 'Until the tab is closed',
    delete:
      'You can delete or block cookies in your browser at any time. Everything works without them; only your choices of language and consent are then forgotten.',
  },
  choice: {
    title: 'Your choice',
    asked:
      'From the European Economic Area, the United Kingdom, Switzerland and where the country is unknown, nothing that needs consent happens until you agree in the banner: no such cookie is set, no outside script runs. Not answering counts as no.',
    open: 'From elsewhere it happens until you refuse.',
    objects: 'A browser that sends Global Privacy Control refuses everywhere, and is not asked.',
    change:
      'You can choose, and change your choice, at any time: here, or by “Cookie choices” at the foot of every page. The choice is kept for {{consentCookie}} in the cookie consent. “Only necessary” deletes the cookies that need consent.',
    granted: 'Saved: all accepted.',
    refused: 'Saved: only necessary.',
  },
  others: {
    title: 'Who else handles the data',
    cloudflare:
      'Cloudflare, Inc. (United States) runs the network on which this site stands, as our processor: it delivers the pages from a place near you, keeps messages in a database (D1), passes them on through a queue (Queues), keeps the counts of page views (Analytics Engine), limits floods of requests and keeps technical logs.',
    cloudflareLink: 'Privacy policy of Cloudflare',
    subprocessorsLink: 'Sub-processors of Cloudflare',
    system:
      'Where our customer system is connected, the message is passed on to it with its key, over an encrypted connection. It is tried again for about a day until the system answers.',
    staff: 'Inside our company, messages are read by those who answer them and those who run the site.',
    authorities:
      'We give data to authorities and courts only where a law obliges us. If the company is merged or sold, the successor is bound by this policy, and we tell you its name and contact.',
  },
  transmission: {
    title: 'External transmission and optional services',
    law: 'Article 27-12 of the Telecommunications Business Act of Japan asks operators to say what a visitor’s device is made to send to others. We say it for visitors everywhere:',
    caption: 'What your device sends to others',
    recipient: 'Recipient',
    sent: 'What is sent',
    use: 'Purpose',
    host: 'Host',
    none: 'At present: none.',
    turnstile: 'Cloudflare, Inc. (Turnstile); never on the Chinese pages',
    turnstileSent: 'Network address, signals of the browser and device, the result of the check',
    turnstileUse: 'Tell people from programs when the form is sent',
    media: 'Host of pictures and films',
    mediaSent: 'Network address, kind of browser, file requested',
    mediaUse: 'Deliver pictures and films faster',
    statistics: 'Beijing Baidu Netcom Science and Technology Co., Ltd. (Baidu Tongji)',
    statisticsSent: 'Network address, page address, previous page, browser and screen, an identifier of the visitor',
    statisticsUse: 'See which pages are read',
    advertising: 'Advertising service at the host named here',
    advertisingSent: 'Network address, page address with the click id, browser',
    advertisingUse: 'Measure advertisements',
    server: 'Our server, not your device, calls these services:',
    serverCaption: 'What our server sends to others',
    tracker: 'Visit counter on a server of our own',
    trackerSent: 'Page address, name of the site that led here, language',
    trackerUse: 'See which pages are read',
    conversion: 'Platform on which we advertise',
    conversionSent: 'Address of the landing page with the click id, once a message is received',
    conversionUse: 'Learn which advertisement led to a message',
    register: 'Company register',
    registerSent: 'The company name typed, from the third character on',
    registerUse: 'Suggest the registered name of your company',
    before:
      'The statistics and advertising services run only where you allow them (see “Your choice”). No other services are used. Before one is, we enter it here, raise the version and ask for consent where the law requires it.',
  },
  borders: {
    title: 'Transfer across borders',
    where:
      'We work in China; the network and the database of the site are run by a company from the United States in many countries. Data that you send therefore usually cross a border.',
    mainland:
      'From mainland China, data leave only on a ground of art.\u00a038 PIPL: security assessment, certification, standard contract, or an exemption of the provisions of March 2024 on cross-border data flows. As art.\u00a039 asks, we state: recipient Cloudflare, Inc., reachable through us; purpose, operation of the site and storage of messages; kinds of data, as in “What you tell us”; rights, exercised through us as below. Where separate consent is required, the form asks for it in a box of its own, which is not ticked beforehand.',
    hongKong:
      'From Hong Kong and Macao, data are transferred with contractual safeguards that follow the model clauses of the Privacy Commissioner and articles 19 and 20 of Law 8/2005.',
    japan:
      'From Japan, data reach China, where we are, and the United States. Where art.\u00a028 APPI requires it, we ask for consent beforehand and tell the country, its system of protection and the measures of the recipient. The Personal Information Protection Commission publishes studies of these systems.',
    japanLink: 'Studies of foreign systems by the Commission (in Japanese)',
    europe:
      'From the European Economic Area and the United Kingdom, data are transferred under chapter V of the GDPR: with standard contractual clauses, the addendum for the United Kingdom and, for Cloudflare, its certification under the Data Privacy Framework. We send you a copy of the clauses on request.',
  },
  retention: {
    title: 'How long data are kept',
    finished:
      'A message that is finished (delivered, refused by the receiving system, or stored because none is connected) is deleted {{leadRetentionDays}} days after receipt, by a job that runs every night.',
    unfinished:
      'A message that is still waiting, or whose delivery was given up after about a day of attempts, is kept until it has been delivered or dealt with by hand. Then the same period applies, counted from receipt.',
    copies:
      'The history of the database allows deleted rows to be restored for at most 30 days. Correspondence that leads to a contract is kept as long as the contract and the laws on bookkeeping require.',
    claims:
      'Where a claim is open or a law prescribes it, data are kept longer, and used for nothing else in that time.',
  },
  children: {
    title: 'Children',
    consent:
      'The site speaks to companies. For anyone under {{guardianAge}} we process personal data only with the consent of a parent or other guardian.',
    found:
      'If we learn that a child wrote to us without such consent, we delete the message. A guardian can ask for that at any time.',
  },
  security: {
    title: 'Security and leaks',
    measures:
      'Connections are encrypted, stored data are encrypted by the host, and access is limited to named people who need it for their work. Pages are the same for everybody and contain nothing about a visitor. The browser is told to run no scripts but ours and those of the services named in this policy.',
    leak: 'If data leak, we act at once and tell you and the authorities as the law says: without delay under art.\u00a057 PIPL; with a first report within 3 to 5 days and a final one within 30 days, or 60 days after a malicious act, under art.\u00a026 APPI; within 72 hours under art.\u00a033 GDPR.',
  },
  rights: {
    title: 'Your rights',
    byLaw: 'Your rights follow the law of the place where you are:',
    caption: 'Rights and authorities by place',
    place: 'Place',
    right: 'Rights',
    authority: 'Authority',
    mainland: 'Mainland China',
    mainlandRight:
      'Know, decide, restrict, refuse, access, copy, transfer, correct, delete, have rules explained, withdraw consent; relatives after a death (PIPL art.\u00a044 to 50)',
    mainlandAuthority: 'Cyberspace Administration of China',
    hongKong: 'Hong Kong',
    hongKongRight: 'Access, correction, refusal of direct marketing (PDPO, Cap. 486)',
    hongKongAuthority: 'Privacy Commissioner for Personal Data',
    macao: 'Macao',
    macaoRight: 'Information, access, correction, objection (Law 8/2005)',
    macaoAuthority: 'Personal Data Protection Bureau',
    japan: 'Japan',
    japanRight:
      'Notice of the purpose, disclosure (records of provision included), correction, suspension of use and of provision (APPI art.\u00a032 to 39)',
    japanAuthority: 'Personal Information Protection Commission',
    europe: 'EEA and United Kingdom',
    europeRight:
      'Access, correction, deletion, restriction, portability, objection, withdrawal of consent, complaint (GDPR art.\u00a015 to 22 and 77)',
    europeAuthority: 'Authority of your country',
    elsewhere: 'Elsewhere we grant access, correction and deletion in the same way.',
    how: 'Write to the address below. We check who you are by what we already hold, for instance by answering to the address you gave, and answer within 15 working days, free of charge.',
    refuse:
      'If we cannot do what you ask, we say why. You can then complain to the authority or go to court. Using your rights never puts you at a disadvantage.',
  },
  changes: {
    title: 'Changes and languages',
    version:
      'Every change gives this policy a new version, which is the date from which it is valid. The version you agreed to is kept with your message; earlier texts are sent on request.',
    notice:
      'What matters to you is announced on this page before it takes effect. New purposes do not apply to data that we already hold without a legal ground of their own.',
    languages:
      'The policy exists in Chinese, Japanese and English. Where they differ, the Chinese text applies in mainland China, Hong Kong, Macao and Taiwan, the Japanese text in Japan, and the English text elsewhere.',
  },
  ask: {
    title: 'Who to ask',
    write:
      'Questions, requests and complaints about personal data reach the person in charge of their protection here:',
    mail: 'E-mail for data protection',
  },
} as const
