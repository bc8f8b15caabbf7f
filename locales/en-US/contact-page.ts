export const contactPage = {
  title: 'Contact: an engineer answers within {{responseWorkingDays}} day | {{brand}}',
  description:
    'Tell us about one project: building type, area, model format. An engineer of {{brand}} answers within {{responseWorkingDays}} working day, by phone or e-mail.',
  heading: 'Tell us about one project',
  lead: 'Write what stands in front of you: a corridor that does not fit, a model nobody opens on site, a handover that is due. An engineer reads it, not a call center.',
  form: 'Your message',
  formText: 'What you type stays on this device until you send it.',
  direct: 'Reach us directly',
  hotline: 'By phone, {{hotlineHours}} hours a day',
  email: 'By e-mail',
  address: 'By post or in person',
  addressText: 'Please call before you come, so that somebody who knows your kind of project is there.',
  helps: {
    title: 'What helps us answer at once',
    text: 'Four things save one round of questions. If you have only two of them, write all the same.',
    one: 'What you build or run',
    oneText:
      'A hospital, a depot, a street of pipes, an office refit: the kind of building decides how a model is positioned in it.',
    two: 'How large it is',
    twoText:
      'Square meters per floor and the number of floors are enough. The price of a project follows the area of its model.',
    three: 'Which model you have',
    threeText: 'We read {{modelFormats}}. No model yet? Drawings or a scan are a beginning too.',
    four: 'When it matters',
    fourText: 'The next pour, the next inspection, the day of handover. We work back from that date.',
  },
  after: {
    title: 'What happens to your message',
    one: 'It is kept before you see that it was sent',
    oneText:
      'Your message is stored first and passed on second. If a line is down, it waits and is sent again; it is not lost.',
    two: 'An engineer reads it',
    twoText:
      'It goes to the person who looks after your kind of project: contractor, owner, designer, consultant or operator.',
    three: 'You hear from us',
    threeText:
      'Within {{responseWorkingDays}} working day, by the phone number or e-mail address you gave. We ask what is missing and say what a trial on your site would take.',
    four: 'You decide',
    fourText: 'A demonstration costs nothing. A paid trial runs for {{pocMonths}} and is agreed in writing first.',
  },
  other: {
    title: 'If it is about something else',
    jobs: 'You would like to work here',
    jobsLink: 'Open jobs',
    download: 'You need an installer or a brochure',
    downloadLink: 'Downloads',
    privacy: 'You want to know or delete what we hold about you',
    privacyLink: 'Write to {{email}}',
    guides: 'You have a technical question',
    guidesLink: 'Consultation sharing',
  },
} as const
