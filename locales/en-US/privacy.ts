export const privacy = {
  title: 'Privacy policy: what we collect and how long | {{brand}}',
  description:
    'What this website collects when you write to us, why and for how long, every cookie it sets, who else handles the data, and your rights.',
  heading: 'Privacy policy',
  lead: 'What happens to the information you give us, and to the information your browser sends.',
  points: {
    asked: 'We ask only for what an engineer needs to answer you: who you are, where you work, what you need.',
    kept: 'A finished message is deleted {{leadRetentionDays}} days after we received it.',
    cookies: 'Every cookie is listed by name. Page views are counted without cookies.',
    rights: 'One e-mail is enough to see, correct, or delete what we hold about you. We do not sell personal data.',
  },
  who: {
    title: 'Who is responsible',
    operator:
      'The operator of this website decides why and how personal data are processed here. The laws call this role personal information handler, data user, controller, business, or business operator handling personal information.',
    representative: 'Legal representative',
    abroad: 'Where the law requires a representative, you can turn to:',
    europe: 'European Economic Area (GDPR art.\u00a027)',
    unitedKingdom: 'United Kingdom (UK GDPR art.\u00a027)',
    japan: 'Representative in Japan (Companies Act art.\u00a0817)',
    scope:
      'This policy covers the website in all its languages, the contact form, and the correspondence that follows from it.',
    customers:
      'We process the personal data in our customers’ models, panoramas, and scans on the customers’ behalf. The data processing agreement applies to them.',
  },
  given: {
    title: 'What you tell us',
    collected:
      'We collect your name, phone number, company, company e-mail, department, and position. These are the fields of the contact form:',
    caption: 'Fields of the contact form',
    field: 'Field',
    needed: 'Required',
    use: 'Used to',
    yes: 'Yes',
    no: 'No',
    name: 'Name',
    nameUse: 'address you',
    company: 'Company',
    companyUse: 'prepare the answer and recognize existing customers',
    enterprise: 'Type of company; for contractors, the office or unit',
    enterpriseUse: 'pass your message to the right engineer',
    position: 'Position',
    positionUse: 'answer at the level of detail you need',
    department: 'Department',
    departmentUse: 'suggest what suits your team',
    phone: 'E-mail address or phone number',
    phoneUse: 'reach you; one of the two is enough',
    types: 'Areas of interest, 1 to 4',
    typesUse: 'decide what to show in a demo',
    message: 'Message',
    messageUse: 'answer your question',
    with: 'Together with the message we keep:',
    page: 'the page it was sent from, its language, and, if the page was an article, which one;',
    origin:
      'the address of the site that first led you here, the source channel, and the keyword; if you refused optional cookies, only a channel and keyword in the address of the page;',
    click: 'if you came through an advertisement, its click ID and the page it led to;',
    consent: 'which version you agreed to, how, and when;',
    delivery: 'a random key, the times of receipt and delivery, and the number of attempts.',
    sensitive:
      'We need no identity numbers, health data, account numbers, or other sensitive data. Please leave them out of the message.',
    missing: 'The form cannot be sent without the required fields. Everything else on the site stays open to you.',
  },
  automatic: {
    title: 'What is recorded automatically',
    logs: 'Each request carries technical data: IP address, time, address requested, type of browser. They are needed to deliver the page. The logs of this website are kept for at most 7 days; for those of our software services, see the annex of the data processing agreement.',
    country:
      'The country of the request determines the language if you have not chosen one, and whether we ask for your consent. It is not stored for this purpose.',
    limit:
      'Your IP address is counted for one minute, so that no more than 10 messages a minute come from one address. It is not stored with the message.',
    key: 'If the form is sent without JavaScript, its key is a hash of the content, the IP address, and a 10-minute window. It keeps one message from being stored twice; the address cannot be read from it.',
    trap: 'A hidden field and the time taken to fill in the form tell people from bots. A message from a bot is not stored; only the number of such messages is counted.',
    views:
      'Page views are counted without cookies: page, language, country, time, and the name of the site you came from. No IP address and no identifier is kept, and bots are left out. Counts are kept for at most 3 months.',
    vitals:
      'Where more than the necessary is allowed (see “Your choice”), the browser also reports, once a visit, how fast its first page was: time to the first byte and to the largest picture or text, shifts of the layout, the slowest response to an input. This is kept in the same way, with page, language, and country, and without an identifier.',
  },
  purposes: {
    title: 'Purposes and legal grounds',
    why: 'We use personal data only for these purposes:',
    caption: 'Purposes, data, and legal grounds',
    purpose: 'Purpose',
    data: 'Data',
    ground: 'Legal ground',
    answer: 'Answer you; prepare a demo, a quote, or a trial',
    answerData: 'Fields of the form, correspondence',
    answerAgreed:
      'Your consent in the form (PIPL art.\u00a013(1)\u2060(1)); our legitimate interest in answering companies that write to us, or, if you write for yourself, steps before a contract (GDPR art.\u00a06(1)\u2060(f) and (b)); purpose stated when collecting (APPI art.\u00a021)',
    answerAsked:
      'Needed for the contract that you ask about (PIPL art.\u00a013(1)\u2060(2)); our legitimate interest in answering companies that write to us, or, if you write for yourself, steps before a contract (GDPR art.\u00a06(1)\u2060(f) and (b)); purpose stated when collecting (APPI art.\u00a021)',
    origin: 'See which article, channel, or advertisement led to a message',
    originData: 'First address, channel, keyword, click ID',
    originAgreed:
      'Your consent in the form (PIPL art.\u00a013(1)\u2060(1)); in the European Economic Area, the United Kingdom, and Switzerland your consent in the banner (GDPR art.\u00a06(1)\u2060(a)); stated purpose (APPI art.\u00a021)',
    originAsked:
      'Part of the inquiry that you send us (PIPL art.\u00a013(1)\u2060(2)); in the European Economic Area, the United Kingdom, and Switzerland your consent in the banner (GDPR art.\u00a06(1)\u2060(a)); stated purpose (APPI art.\u00a021)',
    security: 'Deliver the site and protect it from abuse',
    securityData: 'Technical data, counts',
    securityGround:
      'Legal duty to keep data secure (PIPL art.\u00a013(1)\u2060(3) and 51); legitimate interest in security (GDPR art.\u00a06(1)\u2060(f)); security control (APPI art.\u00a023)',
    proof: 'Prove consent, meet legal duties, settle disputes',
    proofData: 'Message; version, manner, and time of agreement',
    proofGround:
      'Legal duties (PIPL art.\u00a013(1)\u2060(3)); legitimate interest in evidence, and legal duties (GDPR art.\u00a06(1)\u2060(f) and (c)); stated purpose (APPI art.\u00a021)',
    automated:
      'We make no automated decisions about you and build no profiles. We neither sell nor rent out personal data.',
    other:
      'If we want to use data for another purpose, we tell you first and, where the law requires it, ask for your consent again.',
    withdraw:
      'You can withdraw consent at any time: by e-mail, and for cookies and outside scripts under “Your choice.” What was done before stays lawful.',
  },
  accounts: {
    title: 'Accounts and real-name authentication',
    none: 'This website has no accounts. The following applies to our software services, when your company uses functions that need one.',
    administrator:
      'For a company account, the company names an administrator. We process that person’s name, phone number, company e-mail, department, and position to set up the account, grant permissions, and reach the company when something happens.',
    realName:
      'Some functions require real-name authentication of the company. For this we process the company name, registration number, business license, the name of the legal representative, and confirmation that the administrator acts for the company. The service asks for these itself, with a notice of its own; this website never does.',
    representative:
      'We use the legal representative’s data only to check that the company exists and that the administrator is authorized, never for advertising.',
    change:
      'The administrator can change or close the account. When the administrator or the legal representative changes, the former person’s data are deleted unless a law requires us to keep them.',
  },
  cookies: {
    title: 'Cookies and browser storage',
    set: 'The site uses these cookies and no others. Those set by our server belong to this site, are not read by third parties, and are restricted to it (SameSite=Lax, Secure over HTTPS).',
    caption: 'Cookies of this site',
    name: 'Name',
    purpose: 'Purpose',
    lifetime: 'Lifetime',
    kind: 'Kind',
    necessary: 'Necessary',
    optional: 'Optional',
    year: '{{languageCookie}}',
    referrerDays: '{{referrerCookie}}',
    clickDays: '{{clickCookie}}',
    consentDays: '{{consentCookie}}',
    statisticsYear: '{{languageCookie}}',
    session: 'Until the browser is closed',
    lang: 'The language you chose in the language menu; set only then. Scripts of this site can read it.',
    consent: 'Your choice, once you have made one. Scripts of this site can read it.',
    referrer:
      'Address of the first site that led you here, or of the article with which the first visit began. Stored once, sent with your message.',
    clickId: 'ID of the last click on an advertisement; set only if the address carries one.',
    clickLanding: 'The page to which that click led.',
    source: 'Channel through which you came this time, a number from 1 to 10.',
    keyword: 'Search word of this visit, if the address carries one.',
    statistics: 'Set by the Baidu Tongji script in the name of this site: tells new visitors from returning ones.',
    script:
      'Scripts of this site can read lang and consent, and none of the others that our server sets (HttpOnly). Their content reaches us only with requests to this site, and is stored only if you send a message.',
    storage: 'The form keeps some things in the storage of your browser tab. They do not leave it before you send.',
    storageCaption: 'Entries in session storage',
    draft: 'What you typed in the form, its random key, and the time you began, so that a reload loses nothing.',
    draftUntil: 'Until the message is sent, the language is switched, or the tab is closed',
    reloaded: 'Time of the last automatic reload, so that a missing file does not reload the page again and again.',
    reloadedUntil: 'Until the tab is closed',
    delete:
      'You can delete or block cookies in your browser at any time. Everything works without them; only your choices of language and consent are then forgotten.',
  },
  choice: {
    title: 'Your choice',
    asked:
      'In the European Economic Area, the United Kingdom, and Switzerland, and where the country is unknown, nothing optional happens until you accept it in the banner: no optional cookie is set, no outside script runs. Not answering counts as no.',
    open: 'Elsewhere, optional cookies and scripts are on until you turn them off, here or at the foot of any page. Our server stores what they hold only with a message that you send.',
    objects:
      'A browser that sends the Global Privacy Control signal has opted out, wherever it is. We do not ask it again.',
    change:
      'You can choose, and change your choice, at any time: here, or by “Cookie choices” at the foot of every page. The choice is kept for {{consentCookie}} in the cookie consent. “Only necessary” deletes the optional cookies.',
    granted: 'Saved: all accepted.',
    refused: 'Saved: only necessary.',
  },
  others: {
    title: 'Who else handles the data',
    cloudflare:
      'Cloudflare, Inc. (United States) runs the network that hosts this site, as our processor: it delivers the pages from a location near you, keeps messages in a database (D1), passes them on through a queue (Queues), keeps the counts of page views (Analytics Engine), limits excessive requests, and keeps technical logs.',
    cloudflareLink: 'Privacy policy of Cloudflare',
    subprocessorsLink: 'Sub-processors of Cloudflare',
    system:
      'Where our customer system is connected, the message is passed on to it with its key, over an encrypted connection. Delivery is retried for about a day until the system answers.',
    staff: 'Inside our company, messages are read by the people who answer them and those who run the site.',
    authorities:
      'We give data to authorities and courts only where a law requires us to. If the company is merged or sold, the successor is bound by this policy, and we tell you its name and contact.',
  },
  transmission: {
    title: 'External transmission and optional services',
    law: 'Article 27-12 of Japan’s Telecommunications Business Act requires operators to publish what a visitor’s device is made to send to others. We publish it for visitors everywhere:',
    caption: 'What your device sends to others',
    recipient: 'Recipient',
    sent: 'What is sent',
    use: 'Purpose',
    host: 'Host',
    none: 'At present: none.',
    turnstile: 'Cloudflare, Inc. (Turnstile); never on the Chinese pages',
    turnstileSent: 'IP address, signals of the browser and device, the result of the check',
    turnstileUse: 'Tell people from bots when the form is sent',
    media: 'Host of pictures and videos',
    mediaSent: 'IP address, type of browser, file requested',
    mediaUse: 'Deliver pictures and videos faster',
    statistics: 'Beijing Baidu Netcom Science and Technology Co., Ltd. (Baidu Tongji)',
    statisticsSent: 'IP address, page address, previous page, browser and screen, an identifier of the visitor',
    statisticsUse: 'See which pages are read',
    advertising: 'Advertising service at the host named here',
    advertisingSent: 'IP address, page address with the click ID, browser',
    advertisingUse: 'Measure advertisements',
    server: 'Our server, not your device, calls these services:',
    serverCaption: 'What our server sends to others',
    tracker: 'Visit counter on a server of our own',
    trackerSent: 'Page address, name of the site that led here, language',
    trackerUse: 'See which pages are read',
    conversion: 'Platform on which we advertise',
    conversionSent: 'Address of the landing page with the click ID, once a message is received',
    conversionUse: 'Learn which advertisement led to a message',
    register: 'Company register',
    registerSent: 'The company name as you type it, from the third character on, and nothing about you',
    registerUse: 'Suggest the registered name of your company',
    before:
      'The statistics and advertising services run only where you allow them (see “Your choice”). No other services are used. Before we use another, we list it here, raise the version, and ask for consent where the law requires it.',
  },
  borders: {
    title: 'Transfer across borders',
    where:
      'We work in China; the network and the database of the site are run by a U.S. company in many countries. Data that you send therefore usually cross a border.',
    mainland:
      'Mainland China: as PIPL art.\u00a039 requires, we state: recipient Cloudflare, Inc., privacyquestions@cloudflare.com, or through us; purpose, operation of the site and storage of messages; method, encrypted transmission and storage; kinds of data, as in “What you tell us”; rights, exercised with Cloudflare or through us as described below. We transfer fewer than 100,000 people’s data a year and no sensitive data, which the provisions of March 2024 on cross-border data flows exempt from security assessment, certification, and standard contract (art.\u00a05).',
    agreed:
      'On the Chinese pages the form asks for your separate consent to this in a box of its own, which is not ticked beforehand (PIPL art.\u00a039). Without it the message cannot be sent by the form; e-mail remains open to you.',
    asked:
      'The form asks for no separate consent to this: the transfer does not rest on consent, but is needed for the answer that you ask for (PIPL art.\u00a013(1)\u2060(2)).',
    hongKong:
      'From Hong Kong and Macao, data are transferred with contractual safeguards that follow the model clauses of the Privacy Commissioner and articles 19 and 20 of Law 8/2005.',
    japan:
      'Japan: you send the data yourself to us in China. Cloudflare in the United States stores them on our behalf and is bound by contract to measures equal to those of the APPI (art.\u00a028(1)); on request we tell you about these measures and the systems of both countries. The Personal Information Protection Commission publishes studies of these systems.',
    japanLink: 'Studies of foreign systems by the Commission (in Japanese)',
    europe:
      'European Economic Area, United Kingdom, Switzerland: you send the data yourself to us in China, for which there is no adequacy decision; the GDPR applies to us directly (art.\u00a03(2)). Cloudflare in the United States is certified under the Data Privacy Framework and bound by the standard contractual clauses of its data processing addendum. We send you a copy of the clauses on request.',
  },
  retention: {
    title: 'How long data are kept',
    finished:
      'A message that is finished (delivered, refused by the receiving system, stored because none is connected, or held back because a program seems to have sent it) is deleted {{leadRetentionDays}} days after receipt, by a job that runs every night.',
    unfinished:
      'A message that is still waiting, or whose delivery was given up after about a day of attempts, is kept until it has been delivered or dealt with by hand. Then the same period applies, counted from receipt.',
    copies:
      'The history of the database allows deleted rows to be restored for at most 30 days. Correspondence that leads to a contract is kept as long as contract and accounting laws require.',
    claims: 'Where a claim is open or a law requires it, data are kept longer, and used for nothing else in that time.',
  },
  children: {
    title: 'Children',
    consent:
      'The site is meant for companies. For anyone under {{guardianAge}} we process personal data only with the consent of a parent or other guardian.',
    found:
      'If we learn that a child wrote to us without such consent, we delete the message. A guardian can ask for that at any time.',
  },
  security: {
    title: 'Security and data breaches',
    measures:
      'Connections are encrypted, stored data are encrypted by the host, and access is limited to named people who need it for their work. Pages are the same for everybody and contain nothing about a visitor. The browser is told to run no scripts but ours and those of the services named in this policy.',
    leak: 'If there is a data breach, we act at once and notify you and the authorities as the law requires: without delay under PIPL art.\u00a057; with a first report within 3 to 5 days and a final one within 30 days, or 60 days after a malicious act, under APPI art.\u00a026; within 72 hours under GDPR art.\u00a033.',
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
    europe: 'EEA, United Kingdom, Switzerland',
    europeRight:
      'Access, correction, deletion, restriction, portability, withdrawal of consent, complaint (GDPR art.\u00a015 to 20, 7, and 77), and objection to processing for our legitimate interests, to direct marketing without giving a reason (art.\u00a021); the same under the UK GDPR and the Swiss data protection act',
    europeAuthority: 'Authority of your country',
    america: 'United States',
    americaRight: 'Know, access, correct, delete, portability, opt out (see “United States”)',
    americaAuthority: 'Attorney general of your state; in California also the California Privacy Protection Agency',
    elsewhere: 'Elsewhere we grant access, correction, and deletion in the same way.',
    how: 'Write to the address below. We check who you are by what we already hold, for instance by answering to the address you gave, and answer within 15 working days, free of charge.',
    refuse:
      'If we cannot do what you ask, we say why. You can then complain to the authority or go to court. Using your rights never puts you at a disadvantage.',
  },
  states: {
    title: 'United States',
    notice:
      'This section is our notice at collection. We apply it to residents of every state, whether or not the state’s privacy law reaches a company of our size. Purposes and periods are those of the sections above.',
    categories: 'We collect these categories of personal information, from you and from your browser:',
    identifiers: 'identifiers: name, e-mail address, phone number, IP address, cookie values;',
    professional: 'professional information: company, position, department;',
    activity: 'internet activity: pages viewed, the site or advertisement that led you here;',
    location: 'location: the country of the request, nothing more exact.',
    sale: 'We do not sell personal information, and have no knowledge of selling or sharing that of anyone under 16. Where an advertising or statistics service is listed under “External transmission and optional services,” what it receives may count as sharing or targeted advertising. “Only necessary” and Global Privacy Control opt you out of that. We collect no sensitive personal information.',
    rights:
      'You can ask what we hold and have it shown, corrected, deleted, or handed over in a portable form, and opt out of sale, sharing, targeted advertising, and profiling. You are treated no worse for it.',
    requests:
      'Write to the address below, or have an authorized agent write with your signed permission. If we decline, answer our e-mail to appeal: somebody who had no part in the decision decides within 45 days and tells you how to reach your attorney general.',
    signals:
      'We honor Global Privacy Control in every state: no optional cookie is set or read, no statistics or advertising service runs, and no click ID goes along with a message. We do not react to the older Do Not Track signal.',
  },
  japan: {
    title: 'Japan: published under APPI art.\u00a032',
    business: 'Business operator that handles the personal data:',
    office: 'Office in Japan',
    address: 'Its address',
    purposes:
      'All retained personal data are used for the purposes under “Purposes and legal grounds.” We use none jointly with others, and make no anonymized or pseudonymized information.',
    requests:
      'Requests for notice of the purpose of use, disclosure (records of provision to third parties included), correction, addition, deletion, suspension of use, erasure, and suspension of provision reach us by e-mail or mail at the address below. Say what the request is about and whether you want the answer on paper or as a file. An agent encloses a power of attorney. There is no fee.',
    measures:
      'Security control: a basic policy, and rules for every stage of handling; a person in charge and a line for reporting incidents (organizational); training and written confidentiality (human); controlled entry and encrypted devices (physical); personal accounts, a second factor, and encryption (technical); the systems of China and the United States, where the data are handled, taken into account (external environment).',
    complaints:
      'Complaints reach us at the address below. We are not a member of an accredited personal information protection organization.',
  },
  changes: {
    title: 'Changes and languages',
    version:
      'Every change gives this policy a new version, which is the date it takes effect. The version you agreed to is kept with your message; earlier texts are sent on request.',
    notice:
      'Changes that matter to you are announced on this page before they take effect. We do not use data that we already hold for a new purpose without a legal ground for it.',
    languages:
      'The policy exists in Chinese, Japanese, and English. Where they differ, the Chinese text applies in mainland China, the Hong Kong and Macao special administrative regions, and Taiwan, the Japanese text in Japan, and the English text elsewhere.',
  },
  ask: {
    title: 'Who to ask',
    write:
      'Questions, requests, and complaints about personal data reach the person in charge of their protection here:',
    mail: 'E-mail for data protection',
  },
} as const
