export const processing = {
  title: 'Data processing: China, Hong Kong, Macao | {{brand}}',
  description:
    'How we handle personal data that customers in mainland China, Hong Kong and Macao entrust to us: instructions, security, borders, breach notice, deletion.',
  name: 'Data processing agreement',
  heading: 'Data processing agreement: China, Hong Kong, Macao',
  lead: 'For customers in mainland China, Hong Kong and Macao who keep personal data in our software.',
  versions: 'Versions of the agreement',
  points: {
    instructions: 'Your data stay yours. We process them for you, on your instructions, and for nothing else.',
    breach: 'We report a leak within 24 hours after we have confirmed it.',
    others: 'Nobody else processes them without your knowing beforehand, and being able to object.',
    deletion: 'At the end you export them; {{disputeDays}} days after it we begin to delete.',
  },
  terms: {
    title: 'Parties and terms',
    parties:
      'This agreement supplements the contract under which you, as a company, use our software and services (the “main contract”). It binds you and the operator named at the top of this page (“we”).',
    data: '“Entrusted data” are all personal data that you, your staff or your partners bring into the service, or that arise there on your behalf.',
    order:
      'Where entrusted data are concerned, this agreement comes before the main contract. Messages sent through this website do not belong to them; the privacy policy applies there.',
  },
  subject: {
    title: 'Subject and duration',
    purpose:
      'We process entrusted data to provide the service: accounts and rights; storing, converting, splitting and showing models; keeping panoramas, scans and photographs with their place; recording issues and their settlement; support.',
    means:
      'Processing means collecting by devices of your users, storing, arranging, transmitting, showing, exporting and deleting.',
    duration:
      'The agreement lasts as long as the main contract, and beyond it until the last entrusted data are deleted.',
  },
  data: {
    title: 'Kinds of data and people concerned',
    list: 'The service is made for the following. You decide what you enter.',
    caption: 'People and data',
    people: 'People',
    kinds: 'Data',
    why: 'Needed for',
    users: 'Users and administrators of your account',
    usersKinds: 'Name, phone number, company e-mail, department, position, rights, log of actions',
    usersWhy: 'Access and traceability',
    crews: 'People named in issues and records',
    crewsKinds: 'Name, company, trade, task, date',
    crewsWhy: 'Settling issues',
    seen: 'People who appear in panoramas, photographs and scans',
    seenKinds: 'Image, place, time',
    seenWhy: 'Recording the state of a site',
    devices: 'People who carry a device',
    devicesKinds: 'Position of the device while in use, its type',
    devicesWhy: 'Positioning of the model',
    reduce: 'Before you upload, leave out what is not needed. On request faces in panoramas are made unrecognizable.',
  },
  instructions: {
    title: 'Instructions',
    only: 'We process entrusted data only on your documented instructions. The main contract, this agreement and the settings you make in the service are such instructions; others are given in writing by the contact you name.',
    unlawful:
      'If we think that an instruction breaks the law, we say so at once and may wait until you confirm or change it.',
    own: 'We do not use entrusted data for purposes of our own. We do not sell them, do not advertise with them and do not train machine learning with them.',
  },
  people: {
    title: 'Confidentiality',
    bound:
      'Whoever has access with us is named, needs it for the task, has been trained, and is bound in writing to secrecy beyond the end of employment.',
    support:
      'Our support looks into your project only when you ask for help. Every such access is logged and visible to your administrator.',
  },
  security: {
    title: 'Security measures',
    annex:
      'We take the measures of the annex and keep them up. We may replace a measure by one that protects at least as well.',
    yours:
      'You see to what lies with you: rights of your users, safe credentials, devices, and the lawfulness of what you upload.',
  },
  others: {
    title: 'Sub-processors',
    list: 'On the day from which this version is valid we use this sub-processor for the services reached over this website:',
    caption: 'Sub-processors',
    name: 'Name',
    seat: 'Seat',
    task: 'Task',
    cloudflare: 'Cloudflare, Inc.',
    cloudflareSeat: 'United States; network in many countries',
    cloudflareTask: 'Delivery at the edge, protection from attacks, database (D1), queue (Queues)',
    region: 'The data center where your projects are stored, and its operator, are named in the main contract.',
    change:
      'We tell you of a new sub-processor at least {{disputeDays}} days beforehand. You may object with reasons; if no solution is found, you may end the service concerned, and we refund fees paid for the time after.',
    same: 'A sub-processor is bound by duties equal to these. We answer for it as for ourselves.',
  },
  breach: {
    title: 'Notice of incidents',
    content:
      'The notice says what happened and when, which data and roughly how many people are concerned, what may follow, what we have done and what we advise, and whom you can reach. What is not yet known follows without delay.',
    help: 'We contain the incident, keep the evidence, help you to inform those concerned, and do not inform the public about you without your consent unless a law obliges us.',
  },
  rights: {
    title: 'Requests of the people concerned',
    forward:
      'If somebody turns to us about entrusted data, we pass the request on to you within 3 working days and do not answer it ourselves.',
    help: 'The service lets your administrator find, correct, export and delete data. Where that is not enough, we help.',
  },
  audits: {
    title: 'Proof and audits',
    papers:
      'Once a year, and after every serious incident, we answer your questions on the measures in writing and show our certificates ({{standards}}) with their scope.',
    visit:
      'If papers are not enough, you or an auditor bound to secrecy may inspect on site, announced {{disputeDays}} days beforehand, in working hours and without insight into data of other customers. Each side bears its own cost; we bear yours too where the inspection shows a material breach.',
  },
  deletion: {
    title: 'Return and deletion',
    export:
      'Until the end of the main contract and for {{disputeDays}} days after it you can export entrusted data in common formats.',
    delete:
      'Then we delete them within another {{disputeDays}} days. Backups are overwritten within 90 days of that and are not put to use until then.',
    confirm: 'On request we confirm the deletion in writing, with its date and extent.',
  },
  liability: {
    title: 'Liability',
    terms:
      'Towards each other, both sides are liable as the main contract says. Where it says nothing, the section on liability of the website terms of use applies: the larger of the fees of the prior {{liabilityMonths}} months and {{liability}}, and claims within {{claimYears}}.',
    persons:
      'This limits neither claims of the people concerned nor fines, nor cases in which the law forbids a limit.',
  },
  disputes: {
    title: 'Law and disputes',
    talk: 'Both sides first try for {{disputeDays}} days to agree. If they do not, this law and this court apply:',
    languages:
      'If a clause is invalid the others stay. The language versions have the same content; where they differ, the text in the language of the main contract applies.',
  },
  annex: {
    title: 'Annex: technical and organizational measures',
    table: 'These measures are in force for entrusted data:',
    caption: 'Measures',
    area: 'Area',
    measure: 'Measure',
    organisation: 'Organization',
    organisationText:
      'A person in charge of data protection, written rules, an inventory of data and a yearly review; certified to {{standards}}',
    staff: 'People',
    staffText: 'Secrecy in writing, training on joining and every year, rights withdrawn on the day of leaving',
    premises: 'Premises and devices',
    premisesText:
      'Entry control, locked and encrypted work devices, no entrusted data on private devices or loose media',
    access: 'Access',
    accessText: 'Personal accounts, second factor for administration, least rights, review every quarter',
    encryption: 'Encryption',
    encryptionText: 'TLS on every connection, encrypted storage and backups, keys kept apart from data',
    separation: 'Separation',
    separationText: 'Customers and projects kept apart logically, test systems without entrusted data',
    logs: 'Logs',
    logsText: 'Log-in, export, deletion and administration logged, kept for at least 6 months, protected from change',
    continuity: 'Continuity',
    continuityText: 'Daily backup in a second place, restoration tested every year',
    weak: 'Weak points',
    weakText: 'Dependencies checked at every release, serious holes closed without delay, external test every year',
  },
  china: {
    name: 'China, Hong Kong, Macao',
    laws: 'It follows, in mainland China, the Personal Information Protection Law (PIPL), the Data Security Law, the Cybersecurity Law and the Regulations on Network Data Security Management (in force since January 2025); in Hong Kong the Personal Data (Privacy) Ordinance (PDPO, Cap. 486); in Macao Law 8/2005.',
    roles:
      'You decide on purpose and manner: you are the personal information handler, in Hong Kong the data user, in Macao the entity responsible. We are the entrusted party (PIPL art.\u00a021 and 59), the data processor or the subcontractor. We do not become a joint handler.',
    basis:
      'You ensure that people have been told and, where PIPL art.\u00a013, 29 or 31 requires it, that they or, for those under {{guardianAge}}, their guardians have consented.',
    sensitive:
      'Sensitive personal information (PIPL art.\u00a028), such as biometric or health data, is entrusted to us only under a written supplement that names its necessity and the stricter protection.',
    important:
      'State secrets, core data and classified surveying results must not be entered. Important data are entered only after you have identified them and both sides have agreed in writing on place, access and reporting.',
    records:
      'We keep records of what we process for you for at least 3 years, and give you what you need for the impact assessment under PIPL art.\u00a055 and 56 and for your supervision under article 12 of the Regulations on Network Data Security Management.',
    authorities:
      'We give entrusted data stored in mainland China to no foreign court or authority without the approval that PIPL art.\u00a041 and Data Security Law art.\u00a036 require. Where the law allows, we tell you of any such demand first.',
    graded:
      'Systems in mainland China are run under the graded protection scheme of the Cybersecurity Law; data are classified and graded under article 21 of the Data Security Law. In Hong Kong the measures serve principles 2(3) and 4(2) of the PDPO, in Macao the rules of Law 8/2005 on security of processing.',
    consent:
      'Under PIPL art.\u00a021, entrusting somebody further needs your consent. With this agreement you give it for the sub-processor above. For each new one we ask your named contact; without your consent it does not handle your data.',
    borders: 'Crossing borders',
    inland:
      'If the main contract names a region in mainland China, projects are stored there, and we do not move them elsewhere. Access from outside counts as leaving the country.',
    export:
      'Data leave the mainland only on your instruction and on a ground of PIPL art.\u00a038. You carry out the assessment or the filing and obtain separate consent (art.\u00a039); we supply the facts for it and sign the standard contract as the recipient where it applies.',
    hongKong:
      'For transfers from Hong Kong we apply the model contractual clauses recommended by the Privacy Commissioner; for transfers from Macao articles 19 and 20 of Law 8/2005.',
    notice:
      'If entrusted data have leaked, been altered or lost, or if that is likely, we act at once and tell your named contact within 24 hours after confirming it, so that you can fulfil PIPL art.\u00a057.',
    incident:
      'Where a network security incident has to be reported to authorities, under the national measures for incident reporting in force since November 2025, each side reports its own systems in the period that applies; the faster report is not delayed by waiting for the other. In Hong Kong we help with notice to the Privacy Commissioner, in Macao to the Personal Data Protection Bureau.',
    rights:
      'We help you to fulfil the rights under PIPL art.\u00a044 to 50, under principle 6 of the PDPO, and the rights of information, access and objection under Law 8/2005.',
    return:
      'PIPL art.\u00a021 and 47 apply: when the contract does not take effect, ends or is revoked, nothing is kept. Where a law prescribes keeping, or deletion is technically hard to do, we do nothing but store and protect.',
    compensation:
      'Where handling harms a person, PIPL art.\u00a069 applies: whoever cannot show to be free of fault compensates. Inside the relation the side bears it that caused it.',
    grading: 'Classification',
    gradingText: 'Data classified and graded on entry into a project, stricter access from the second grade on',
  },
  japan: {
    title: 'Data processing agreement: Japan | {{brand}}',
    description:
      'How we handle personal data that customers in Japan entrust to us under the APPI: supervision, foreign transfer, reports of leaks, deletion and audits.',
    name: 'Japan',
    heading: 'Data processing agreement: Japan',
    lead: 'For customers in Japan who entrust personal data to us when they use our software.',
    points: { breach: 'We report a leak within 24 hours, so that your first report of 3 to 5 days can be met.' },
    laws: 'It follows the Act on the Protection of Personal Information of Japan (APPI), its cabinet order, the rules of the Personal Information Protection Commission (PPC) and its guidelines. Terms have the meaning they have there.',
    roles:
      'You are a business operator handling personal information and entrust the handling of personal data to us. You supervise us under art.\u00a025 APPI. As far as we stay within what is entrusted, art.\u00a027(5)\u2060(i) applies and we are not a third party; art.\u00a028 is dealt with below.',
    basis:
      'You specify the purpose of use and tell people (art.\u00a017 and 21), and entrust only what that purpose needs. For anyone under {{guardianAge}} a guardian’s consent is obtained by you.',
    sensitive:
      'Special care-required personal information (art.\u00a02(3)) is entrusted to us only under a written supplement. Individual Numbers (“My Number”) and specific personal information must not be entered.',
    mixing:
      'We do not go beyond what is entrusted. In particular we do not match or merge entrusted data with data of our own or of other customers, make statistics for ourselves from them, or hand them back in another form than agreed.',
    report:
      'On your request, and once a year in any case, we report how entrusted data are handled: place, people with access, sub-processors, incidents, results of checks.',
    staff:
      'We supervise our staff as art.\u00a024 APPI requires, and answer for temporary and seconded staff as for our own.',
    controls:
      'The measures of art.\u00a023 APPI follow the groups of the guidelines: organizational, human, physical and technical control, and grasp of the external environment, because data are handled outside Japan.',
    approval:
      'Entrusting further needs your approval beforehand. You give it for the sub-processor above; for each new one we ask with its name, seat, task, country and measures. We supervise it as you supervise us, and see to it that no further level is added without your approval.',
    borders: 'Handling in foreign countries',
    countries: 'Entrusted data may be handled in these countries. The main contract may narrow this down to Japan.',
    countriesCaption: 'Foreign countries',
    country: 'Country',
    who: 'By whom',
    system: 'System of protection',
    chinaCountry: 'People’s Republic of China',
    chinaWho: 'Us: development, support',
    chinaSystem:
      'PIPL in force since November 2021, Data Security Law, Cybersecurity Law; access by authorities under national security laws',
    usCountry: 'United States',
    usWho: 'Cloudflare, Inc.',
    usSystem:
      'No general federal law, laws by sector and state; participant in the CBPR system; access by authorities under federal law',
    equivalent:
      'For that we keep up a system equal to the measures of the APPI (art.\u00a028(1), rules art.\u00a016): this agreement carries the duties of chapter 4, section 2 of the APPI over to us. Where that is not possible, you obtain the consent of the people beforehand and we supply the information of art.\u00a028(2).',
    review:
      'Once a year we tell you how the measures are carried out and whether a system abroad has changed so as to hinder them (art.\u00a028(3), rules art.\u00a018). If the measures can no longer be kept up, we say so at once, and you may stop the provision. You can pass this information on to people who ask.',
    demand:
      'If a foreign authority demands entrusted data, we tell you before answering where the law allows, check whether it is lawful, and give no more than is required.',
    noticeTime:
      'If entrusted data have leaked, been lost or damaged, or if that may be so, we tell your named contact within 24 hours after learning of it.',
    ppc: 'Where the case falls under art.\u00a07 of the rules (special care-required data, risk of property damage, wrongful purpose, more than 1,000 people), a first report is due to the PPC promptly, which its guidelines take as 3 to 5 days, and a final one within 30 days, or 60 days for a wrongful purpose. Our notice to you discharges our own duty to report (art.\u00a026(1), proviso); you report and inform the people (art.\u00a026(2)), and we supply what you need in time.',
    rights:
      'We help you to fulfil disclosure (art.\u00a033), correction (art.\u00a034) and suspension of use (art.\u00a035), and to keep records that people may ask for.',
    return:
      'Art.\u00a022 APPI applies: what is no longer needed is deleted without delay. You receive a certificate of deletion, also for sub-processors, and may ask for a medium to be destroyed in your presence.',
    harm: 'If a leak comes from us, we bear the necessary cost of informing people and of the reports, within the limits above.',
    environment: 'External environment',
    environmentText:
      'Systems of China and the United States watched, studies of the PPC reviewed every year, measures adapted',
  },
} as const
