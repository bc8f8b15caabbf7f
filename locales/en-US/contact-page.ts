export const contactPage = {
  title: 'Contact us: an engineer answers in {{responseWorkingDays}} working day | {{brand}}',
  description:
    'Tell us about one project: building type, area, model format. An engineer at {{brand}} answers within {{responseWorkingDays}} working day. Demos are free.',
  heading: 'Tell us about one project',
  lead: 'Tell us about the problem in front of you: a corridor that does not fit, a model nobody opens on site, a handover that is due. An engineer reads your message, not a call center.',
  form: 'Your message',
  formText: 'What you type stays on this device until you send it.',
  direct: 'Reach us directly',
  hotline: 'By phone, {{hotlineHours}} hours a day',
  email: 'By e-mail',
  address: 'By mail or in person',
  addressCall: 'Please call before you come, so that we can have somebody there who knows your kind of project.',
  addressWrite: 'Please write before you come, so that we can have somebody there who knows your kind of project.',
  helps: {
    title: 'What helps us answer right away',
    text: 'These four facts save a round of questions. If you have only two of them, write anyway.',
    one: 'What you are building or running',
    oneText:
      'A hospital, a rail depot, a street full of utilities, an office fit-out: the kind of building decides how we position a model in it.',
    two: 'How large it is',
    twoText: 'Area per floor and number of floors are enough. A project is priced by the area of its model.',
    three: 'Which model you have',
    threeText: 'We read {{modelFormats}}. No model yet? Drawings or a scan will do to start.',
    four: 'When you need it',
    fourText: 'The next pour, the next inspection, the handover date. We plan backward from there.',
  },
  after: {
    title: 'What happens to your message',
    one: 'We save it first',
    oneText:
      'Your message is stored before you are told that it was sent, and passed on after that. If a connection is down, it waits and is sent again; it does not get lost.',
    two: 'An engineer reads it',
    twoText:
      'It goes to the person who handles your kind of project: contractor, owner, designer, consultant, or operator.',
    three: 'You hear from us',
    threeText:
      'Within {{responseWorkingDays}} working day, at the e-mail address or phone number you gave. We ask for what is missing and tell you what a trial on your site would take.',
    four: 'You decide',
    fourText: 'A demo is free. A paid trial runs for {{pocMonths}} and is agreed in writing first.',
  },
  other: {
    title: 'If it is about something else',
    jobs: 'You would like to work here',
    jobsLink: 'Open positions',
    download: 'You need an installer or a brochure',
    downloadLink: 'Downloads',
    privacy: 'You want to see or delete what we hold about you',
    privacyLink: 'Write to {{email}}',
    guides: 'You have a technical question',
    guidesLink: 'Consultation Sharing',
  },
} as const
