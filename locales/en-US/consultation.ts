export const consultation = {
  title: 'Guides to AR and BIM on construction sites | {{brand}}',
  description:
    'Guides for contractors and owners on AR and BIM: positioning, accuracy, Revit models, scans, ISO 19650, sensors, handover. With tables and checklists.',
  heading: 'Guides: AR and BIM on site',
  lead: 'Answers to the questions that contractors and owners ask first, with calculations, comparison tables, and checklists.',
  forYou: 'Where to start reading',
  first: 'Before the first project',
  firstText: 'Choose a positioning method, learn what the accuracy means, and price the trial.',
  second: 'Before you send the model',
  secondText: 'What to clean up, how to split it, and what to agree in writing.',
  third: 'After construction',
  thirdText: 'Compare scan and model, connect sensors, and hand over the as-built.',
  question: 'Your question is not here?',
  questionText: 'Ask us. An answer that helps others becomes the next guide.',
} as const
