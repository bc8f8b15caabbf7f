export const processing = {
  title: 'Data processing: China, Hong Kong, Macao | {{brand}}',
  description:
    'How we handle personal data that customers in mainland China, Hong Kong, and Macao entrust to us: instructions, security, borders, breach notice, deletion.',
  name: 'Data processing agreement',
  heading: 'Data processing agreement: China, Hong Kong, Macao',
  lead: 'For customers in mainland China, Hong Kong, and Macao who keep personal data in our software.',
  versions: 'Versions of the agreement',
  points: {
    instructions: 'Your data stay yours. We process them for you, on your instructions, and for nothing else.',
    breach: 'We report a data breach within 24 hours after we have confirmed it.',
    others: 'Nobody else processes them unless you know beforehand and can object.',
    deletion: 'At the end you export them; {{disputeDays}} days later we begin to delete.',
  },
  terms: {
    title: 'Parties and terms',
    parties:
      'This agreement supplements the contract under which you, as a company, use our software and services (the “main contract”). It binds you and the operator named at the top of this page (“we”).',
    data: '“Entrusted data” are all personal data that you, your staff or your partners bring into the service, or that arise there on your behalf.',
    order:
      'Where entrusted data are concerned, this agreement comes before the main contract. Messages sent through this website are not entrusted data; the privacy policy applies to them.',
    tick: 'The box in the contact form confirms that you have read this agreement. It entrusts no data to us: the agreement takes effect with a main contract, and not before.',
    elsewhere:
      'This page has one version for mainland China, Hong Kong, and Macao and one for Japan. For customers elsewhere the main contract names the version, or attaches the agreement that the law there requires, such as one under GDPR art.\u00a028.',
  },
  subject: {
    title: 'Subject and duration',
    purpose:
      'We process entrusted data to provide the service: accounts and permissions; storing, converting, splitting, and displaying models; keeping panoramas, scans, and photographs with their location; recording issues and how they were resolved; support.',
    means:
      'Processing means collecting through your users’ devices, storing, arranging, transmitting, displaying, exporting, and deleting.',
    duration:
      'The agreement lasts as long as the main contract, and after that until the last entrusted data are deleted.',
  },
  data: {
    title: 'Kinds of data and people concerned',
    list: 'The service is designed for the following. You decide what you enter.',
    caption: 'People and data',
    people: 'People',
    kinds: 'Data',
    why: 'Needed for',
    users: 'Users and administrators of your account',
    usersKinds: 'Name, phone number, company e-mail, department, position, permissions, activity log',
    usersWhy: 'Access and traceability',
    crews: 'People named in issues and records',
    crewsKinds: 'Name, company, trade, task, date',
    crewsWhy: 'Resolving issues',
    seen: 'People who appear in panoramas, photographs and scans',
    seenKinds: 'Image, location, time',
    seenWhy: 'Recording site conditions',
    devices: 'People who carry a device',
    devicesKinds: 'Position of the device while in use, device type',
    devicesWhy: 'Positioning the model',
    reduce: 'Before you upload, remove what is not needed. On request we blur faces in panoramas.',
  },
  instructions: {
    title: 'Instructions',
    only: 'We process entrusted data only on your documented instructions. The main contract, this agreement and the settings you make in the service are such instructions; others are given in writing by the contact you name.',
    unlawful:
      'If we believe an instruction breaks the law, we say so at once and may wait until you confirm or change it.',
    own: 'We do not use entrusted data for purposes of our own. We do not sell them, advertise with them, or train machine-learning models with them.',
  },
  people: {
    title: 'Confidentiality',
    bound:
      'Everyone on our side with access is named, needs it for the job, has been trained, and is bound in writing to confidentiality that outlasts employment.',
    support:
      'Our support looks into your project only when you ask for help. Every such access is logged and visible to your administrator.',
  },
  security: {
    title: 'Security measures',
    annex:
      'We take the measures in the annex and keep them up. A measure may be replaced only by one that protects at least as well.',
    yours:
      'You look after what is on your side: your users’ permissions, safe credentials, devices, and the lawfulness of what you upload.',
  },
  others: {
    title: 'Sub-processors',
    list: 'As of the effective date of this version, we use this sub-processor for the services reached through this website:',
    caption: 'Sub-processors',
    name: 'Name',
    seat: 'Location',
    task: 'Task',
    cloudflare: 'Cloudflare, Inc.',
    cloudflareSeat: 'United States; network in many countries',
    cloudflareTask: 'Delivery at the edge, protection from attacks, database (D1), queue (Queues)',
    region: 'The data center where your projects are stored, and its operator, are named in the main contract.',
    change:
      'We tell you about a new sub-processor at least {{disputeDays}} days beforehand. You may object, giving reasons; if no solution is found, you may end the service concerned, and we refund fees paid for the time after that.',
    same: 'A sub-processor is bound by duties equal to these. We are liable for it as for ourselves.',
  },
  breach: {
    title: 'Notice of incidents',
    content:
      'The notice says what happened and when, which data and roughly how many people are affected, what the consequences may be, what we have done and what we advise, and whom to contact. What is not yet known follows without delay.',
    help: 'We contain the incident, preserve the evidence, help you inform those affected, and tell the public nothing about you without your consent unless a law requires it.',
  },
  rights: {
    title: 'Requests from the people concerned',
    forward:
      'If somebody contacts us about entrusted data, we pass the request on to you within 3 working days and do not answer it ourselves.',
    help: 'The service lets your administrator find, correct, export and delete data. Where that is not enough, we help.',
  },
  audits: {
    title: 'Proof and audits',
    papers:
      'Once a year, and after every serious incident, we answer your questions about the measures in writing and show our certificates ({{standards}}) with their scope.',
    visit:
      'If documents are not enough, you or an auditor bound to confidentiality may inspect on site, announced {{disputeDays}} days beforehand, during business hours, and without access to other customers’ data. Each side bears its own cost; we also bear yours if the inspection shows a material breach.',
  },
  deletion: {
    title: 'Return and deletion',
    export:
      'Until the end of the main contract, and for {{disputeDays}} days after it, you can export entrusted data in common formats.',
    delete:
      'We then delete them within another {{disputeDays}} days. Backups are overwritten within 90 days of that and are not used until then.',
    confirm: 'On request we confirm the deletion in writing, with its date and extent.',
  },
  liability: {
    title: 'Liability',
    terms:
      'Between the two sides, liability follows the main contract. Where it says nothing, the section on liability of the website terms of use applies: the larger of the fees of the prior {{liabilityMonths}} months and {{liability}}, and claims within {{claimYears}}.',
    persons:
      'This limits neither claims of the people concerned nor fines, nor cases in which the law forbids a limit.',
  },
  disputes: {
    title: 'Law and disputes',
    talk: 'Both sides first try for {{disputeDays}} days to agree. If they do not, this law and this court apply:',
    languages:
      'If a clause is invalid, the others stay in force. The language versions have the same content; where they differ, the text in the language of the main contract applies.',
  },
  annex: {
    title: 'Annex: technical and organizational measures',
    table: 'These measures are in force for entrusted data:',
    caption: 'Measures',
    area: 'Area',
    measure: 'Measure',
    organization: 'Organization',
    organizationText:
      'A person in charge of data protection, written rules, a data inventory, a yearly review; certified to {{standards}}',
    staff: 'People',
    staffText: 'Confidentiality in writing, training on joining and every year, access revoked on the last day',
    premises: 'Premises and devices',
    premisesText:
      'Controlled entry, locked and encrypted work devices, no entrusted data on private devices or removable media',
    access: 'Access',
    accessText: 'Individual accounts, second factor for administration, least privilege, review every quarter',
    encryption: 'Encryption',
    encryptionText: 'TLS on every connection, encrypted storage and backups, keys kept apart from data',
    separation: 'Separation',
    separationText: 'Customers and projects kept logically apart, no entrusted data in test systems',
    logs: 'Logs of the software services',
    logsText: 'Log-in, export, deletion, and administration logged, kept for at least 6 months, protected from change',
    continuity: 'Continuity',
    continuityText: 'Daily backup at a second location, restoration tested every year',
    weak: 'Vulnerabilities',
    weakText:
      'Dependencies checked at every release, serious vulnerabilities closed without delay, external test every year',
  },
  china: {
    name: 'China, Hong Kong, Macao',
    laws: 'It follows, in mainland China, the Personal Information Protection Law (PIPL), the Data Security Law, the Cybersecurity Law and the Regulations on Network Data Security Management (in force since January 2025); in Hong Kong the Personal Data (Privacy) Ordinance (PDPO, Cap. 486); in Macao Law 8/2005.',
    roles:
      'You decide the purpose and manner: you are the personal information handler, in Hong Kong the data user, in Macao the entity responsible. We are the entrusted party (PIPL art.\u00a021 and 59), the data processor, or the subcontractor. We do not become a joint handler.',
    basis:
      'You make sure that people have been told and, where PIPL art.\u00a013, 29, or 31 requires it, that they or, for those under {{guardianAge}}, their guardians have consented.',
    sensitive:
      'Sensitive personal information (PIPL art.\u00a028), such as biometric or health data, is entrusted to us only under a written supplement that names its necessity and the stricter protection.',
    important:
      'State secrets, core data, and surveying results classified as secret must not be entered; the authority that issued them, or the unit that made them, decides the classification, and you check it before you enter pipe or terrain data. Important data are entered only after you have identified them and both sides have agreed in writing on location, access, and reporting.',
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
      'For transfers from Hong Kong we apply the model contractual clauses recommended by the Privacy Commissioner; for transfers from Macao, articles 19 and 20 of Law 8/2005.',
    notice:
      'If entrusted data have been leaked, altered, or lost, or if that is likely, we act at once and tell your named contact within 24 hours after confirming it, so that you can fulfill PIPL art.\u00a057.',
    incident:
      'Where a network security incident has to be reported to authorities, under the national measures for incident reporting in force since November 2025, each side reports its own systems in the period that applies; the faster report is not delayed by waiting for the other. In Hong Kong we help with notice to the Privacy Commissioner, in Macao to the Personal Data Protection Bureau.',
    rights:
      'We help you fulfill the rights under PIPL art.\u00a044 to 50, under principle 6 of the PDPO, and the rights of information, access, and objection under Law 8/2005.',
    return:
      'PIPL art.\u00a021 and 47 apply: when the contract does not take effect, is void, is revoked, or ends, nothing is kept. Where a law requires keeping, or deletion is technically hard to do, we do nothing but store and protect.',
    compensation:
      'Where processing harms a person, PIPL art.\u00a069 applies: whoever cannot show that it was not at fault compensates. Between the two sides, the one that caused the harm bears it.',
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
    points: {
      breach: 'We report a data breach within 24 hours, so that you can file your first report within 3 to 5 days.',
    },
    laws: 'It follows the Act on the Protection of Personal Information of Japan (APPI), its cabinet order, the rules of the Personal Information Protection Commission (PPC) and its guidelines. Terms have the meaning they have there.',
    roles:
      'You are a business operator handling personal information and entrust the handling of personal data to us. You supervise us under art.\u00a025 APPI. As far as we stay within what is entrusted, art.\u00a027(5)\u2060(i) applies and we are not a third party; art.\u00a028 is dealt with below.',
    basis:
      'You specify the purpose of use and tell people (art.\u00a017 and 21), and entrust only what that purpose needs. For anyone under {{guardianAge}}, you obtain a guardian’s consent.',
    sensitive:
      'Special care-required personal information (art.\u00a02(3)) is entrusted to us only under a written supplement. Individual Numbers (“My Number”) and specific personal information must not be entered.',
    mixing:
      'We do not go beyond what is entrusted. In particular, we do not match or merge entrusted data with our own or other customers’ data, compile statistics from them for ourselves, or hand them back in a form that was not agreed.',
    report:
      'On your request, and once a year in any case, we report how entrusted data are handled: place, people with access, sub-processors, incidents, results of checks.',
    staff:
      'We supervise our staff as art.\u00a024 APPI requires, and are responsible for temporary and seconded staff as for our own.',
    controls:
      'The measures of art.\u00a023 APPI follow the groups of the guidelines: organizational, human, physical, and technical control, and understanding of the external environment, because data are handled outside Japan.',
    approval:
      'Entrusting further needs your prior approval. You give it for the sub-processor above; for each new one we ask, stating its name, location, task, country, and measures. We supervise it as you supervise us, and make sure that no further level is added without your approval.',
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
      'We therefore maintain a system equivalent to the measures of the APPI (art.\u00a028(1), rules art.\u00a016): this agreement carries the duties of chapter 4, section 2 of the APPI over to us. Where that is not possible, you obtain the people’s consent beforehand, and we supply the information required by art.\u00a028(2).',
    review:
      'Once a year we tell you how the measures are carried out and whether a system abroad has changed in a way that hinders them (art.\u00a028(3), rules art.\u00a018). If the measures can no longer be kept up, we say so at once, and you may stop the provision. You can pass this information on to people who ask.',
    demand:
      'If a foreign authority demands entrusted data, we tell you before answering where the law allows, check whether it is lawful, and give no more than is required.',
    noticeTime:
      'If entrusted data have been leaked, lost, or damaged, or if that may be so, we tell your named contact within 24 hours after learning of it.',
    ppc: 'Where the case falls under art.\u00a07 of the rules (special care-required data, risk of property damage, wrongful purpose, more than 1,000 people), a first report is due to the PPC promptly, which its guidelines take as 3 to 5 days, and a final one within 30 days, or 60 days for a wrongful purpose. Our notice to you discharges our own duty to report (art.\u00a026(1), proviso); you report and inform the people (art.\u00a026(2)), and we supply what you need in time.',
    rights:
      'We help you with disclosure (art.\u00a033), correction (art.\u00a034), and suspension of use (art.\u00a035), and keep the records that people may ask for.',
    return:
      'Art.\u00a022 APPI applies: what is no longer needed is deleted without delay. You receive a certificate of deletion, also for sub-processors, and may ask for a medium to be destroyed in your presence.',
    harm: 'If we caused the breach, we bear the necessary cost of informing people and of the reports, within the limits above.',
    environment: 'External environment',
    environmentText:
      'Legal systems of China and the United States monitored, PPC studies reviewed every year, measures adapted',
  },
} as const
