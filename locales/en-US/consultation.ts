export const consultation = {
  title: 'Consultation: guides for AR and BIM on site | {{brand}}',
  description:
    'Guides that answer what contractors and owners ask us first: positioning, accuracy, models, scans, standards, handover. With tables and checklists.',
  heading: 'Consultation sharing',
  lead: 'What we are asked on sites, answered in writing: with the arithmetic, a table to decide by and a checklist to take along.',
  shelf: 'All guides',
  forYou: 'Which one first?',
  first: 'Before the first project',
  firstText: 'Choose a way of positioning, know what the accuracy means, and price the trial.',
  second: 'Before the model goes out',
  secondText: 'What to clean, what to split, and what to agree in writing.',
  third: 'When the building stands',
  thirdText: 'Compare the scan with the model, connect the sensors, hand over what was built.',
  question: 'Your question is not here?',
  questionText: 'Ask it. If others have it too, the answer becomes the next guide.',
} as const
