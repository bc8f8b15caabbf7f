export const contactPage = {
  title: 'Contact us: an engineer answers in {{responseWorkingDays}} working day | {{brand}}',
  description:
    'Book a demo or ask for a quote: building type, area, model format. An engineer at {{brand}} answers within {{responseWorkingDays}} working day. Demos are free.',
  hero: {
    title: 'Tell us about one project',
  },
  formText: 'All fields are required unless marked optional.',
  direct: 'Contact us directly',
  hotline: 'By phone, {{hotlineHours}} hours a day',
  email: 'By e-mail',
  privacy: 'About your personal data',
  address: 'By mail or in person',
  addressCall: 'Please call before you visit, so that somebody who knows your type of project is there.',
  addressWrite: 'Please write before you visit, so that somebody who knows your type of project is there.',
  after: {
    title: 'What happens next',
    one: 'Your message is saved',
    oneText: 'Stored before you are told that it was sent.',
    two: 'An engineer reads it',
    twoText: 'The person in charge of your type of company.',
    three: 'You get an answer',
    threeText: 'Within {{responseWorkingDays}} working day, with what a trial would take.',
    four: 'You decide',
    fourText: 'A demo is free. A paid trial lasts {{pocMonths}}.',
    more: 'Good to know before you write',
    moreText:
      'Your draft stays on this device until it is sent. A phone number from outside mainland China goes in the message. The type of building decides which positioning method fits; the price depends on the area of the model. We read {{modelFormats}}; drawings or a scan will do to start. A paid trial is agreed in writing first, and planned back from your next pour, inspection, or handover.',
  },
} as const
