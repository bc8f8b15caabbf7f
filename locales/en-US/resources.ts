export const resources = {
  title: 'AR and BIM resources: formats, accuracy, pilot | {{brand}}',
  description:
    'What buyers check before a demo: file formats, accuracy, a pilot week by week, data security, other instruments, a glossary, FAQs, release notes.',
  heading: 'Resources',
  lead: 'Eight pages for the people who check a purchase: BIM manager, surveyor, superintendent, IT, and purchasing. They state what our products do, what they do not do, and what you need on your side.',
  label: 'Resources',
  more: 'Read before you decide:',
  ask: 'Did we leave your question out?',
  askText:
    'Send it to us as you would ask it on site. An engineer answers within {{responseWorkingDays}}\u00a0working\u00a0day.',
  paths: 'Where to begin',
  modeler: 'You prepare the model',
  modelerText: 'Read the file formats, export one floor, and send it to us. Once it opens, the hardest part is over.',
  builder: 'You run the site',
  builderText:
    'Read how a pilot goes week by week, then let your surveyor do the one-hour accuracy test on a floor that you know well.',
  buyer: 'You sign for it',
  buyerText:
    'Read security and data, then the comparison with other instruments. It also names the jobs for which you should not buy our software.',
  formats: {
    label: 'File formats',
    title: 'BIM file formats for AR: RVT, IFC, NWC, SKP | {{brand}}',
    description:
      'Every format our products read, the programs that write it, export settings that work, and what gets lost: Revit, Navisworks, Archicad, Tekla, SketchUp.',
    heading: 'File formats and how to export',
    lead: 'Which file each product takes, which program writes it, which export settings work, and what is lost on the way. For BIM managers who want to test one floor this week.',
  },
  accuracy: {
    label: 'Accuracy and how to test it',
    title: 'AR accuracy on site: four methods, one-hour test | {{brand}}',
    description:
      'How accurate is AR on a building site? Four positioning methods, their conditions, what to expect at each distance, and a one-hour test to print.',
    heading: 'Accuracy, and how to test it yourself',
    lead: 'What to expect from each of the {{positioningMethods}} positioning methods, under which conditions, and how your surveyor can test it on your own floor in an hour. With a record sheet to print.',
    nearPoints: 'Two points, 4 m apart',
    code: 'QR code',
    limit: 'Our limit: {{accuracy}}',
    satellites: 'Outdoor RTK, one sigma',
    farPoints: 'Two points, 20 m apart',
    conditions: 'Conditions',
    others: 'Two that only look like positioning: the model and your eye',
    steps: 'What to do, minute by minute',
    chart:
      'Offset from the model’s place, in mm, over the distance from the mark, in m. One QR code is good for about 14 m.',
    chartAlt:
      'Offset over distance from the mark. A blue line for the QR code rises steadily and crosses the limit after about 14 m. Two points 4 m apart end far above the limit, two points 20 m apart stay below it, and outdoor RTK runs level.',
  },
  starting: {
    label: 'Getting started',
    title: 'AR pilot on a building site, week by week | {{brand}}',
    description:
      'A three-month AR pilot week by week: what a crew has to learn, which devices it needs, what works without signal, what we need from you, what it costs.',
    heading: 'A three-month pilot, week by week',
    lead: 'The standard trial of the construction assistant lasts {{pocMonths}}. This is what happens in each week, who spends how much time, and how you decide at the end.',
  },
  security: {
    label: 'Security and data',
    title: 'Data security for construction software | {{brand}}',
    description:
      'Where project data and website messages are stored, who sees them, how long they are kept, how to delete them, and what our certificates cover.',
    heading: 'Security and data',
    lead: 'For IT and data protection: what is stored where, who can see it, how long it is kept, and how to have it deleted. The contract documents say the same and are linked.',
  },
  compare: {
    label: 'AR beside other instruments',
    title: 'AR vs. total station, robot, scanner, paper | {{brand}}',
    description:
      'AR on site beside total station, layout robot, laser scanner, and paper drawings: accuracy, speed, records, skills, and where AR is the worse choice.',
    heading: 'AR beside total station, layout robot, scanner, and paper',
    lead: 'Each of them does something the others cannot. This table says which one to use for which job, including the jobs for which you should not use ours.',
  },
  glossary: {
    label: 'Glossary',
    title: 'AR and BIM glossary: 40 terms from the site | {{brand}}',
    description:
      '40 terms of AR, BIM, surveying, and reality capture in plain words: as-built, clash detection, control point, IFC, LOD, point cloud, RTK, and more.',
    heading: 'Glossary',
    lead: '40 terms of AR, BIM, surveying, and reality capture, each in a few sentences. Our articles link to them.',
  },
  questions: {
    label: 'Questions and answers',
    title: 'AR and BIM software: questions and answers | {{brand}}',
    description:
      'Answers by product: files, devices, accuracy, offline work, prices, and trials for construction, design, and operation assistants, 360 capture, and city.',
    heading: 'Questions and answers by product',
    lead: 'What buyers ask before, during, and after a demo. Short answers, with a link to the page that goes into detail.',
  },
  releases: {
    label: 'Release notes',
    title: 'Release notes: what is new in each version | {{brand}}',
    description:
      'What is new in our AR and BIM products, newest first: each release with its date, what it adds, what it does not do yet, and a link to the full notes.',
    heading: 'Release notes',
    lead: 'What each release added, newest first. The list is made from our product news, so it is always current. Every note also says what the release does not do yet.',
    year: 'Releases in {{year}}',
    how: 'How an update reaches you',
    app: 'Apps and PC client',
    appText:
      'The iOS app is updated through the app store. For Android, our sales team sends you the new version after checking it against your device. The PC client is installed over the old one. Your projects and accounts stay as they are.',
    plugin: 'Revit plug-ins',
    pluginText:
      'Each product has its own plug-in, built for your version of Revit. Before you upgrade Revit, ask us for the matching plug-in. The plug-in leaves your Revit file unchanged.',
    plan: 'What an update costs',
    planText:
      'Nothing beyond your plan. Every plan of the construction assistant has the whole product; for the operation assistant and the city platform, your plan decides which functions you have. On a running project, update one tablet first, open the floor you are working on, and check the model at a control point before the crews update theirs.',
  },
} as const
