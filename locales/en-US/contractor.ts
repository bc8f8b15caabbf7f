export const contractor = {
  title: 'BIM on site for contractors: customer stories | {{brand}}',
  description:
    'How contractors use AR and BIM on site: customer stories with counted results, one corridor in six steps, a paid trial of {{pocMonths}}, and prices.',
  hero: {
    name: 'Solutions · Contractors',
    title: 'How contractors use BIM on site',
    lead: 'Foremen see the coordinated BIM model at\u00a01:1 on a tablet, laid over the actual floor. They find clashes before drilling and deviations before the ceiling closes. The stories give the figures that customers counted.',
    alt: 'A slab on the evening before the pour, with formwork, reinforcement, and sleeves. The risers of the model stand in their sleeves; the place of one riser without a sleeve is ringed in orange.',
    response: 'Over {{issueResponse}}',
    responseLabel: 'shorter issue response (our own figure)',
    return: '{{returnTimes}} times',
    returnLabel: 'return on investment (our own figure)',
    projects: '{{projectsInAll}}',
    projectsLabel: 'projects since {{founded}}, trials included',
  },
  menu: {
    example: 'Stories',
    customer: 'Who uses it',
    proexample: 'Step by step',
    plan: 'Trial',
    price: 'Price',
  },
  example: {
    title: 'Customer stories',
    lead: 'Each figure was counted by the customer’s own people. How it was counted stands with it. Names are withheld at customers’ request.',
    product: 'Product',
    building: 'Building type',
    count: 'Stories shown: {{count}}',
    others: 'Show the other {{count}} stories',
    none: 'No story matches both filters. Set one of them back to “All.”',
    own: 'Our own figures: what they count and what they leave out',
  },
  customer: {
    title: 'What each level of the company gets',
    lead: 'Headquarters, branches, and crews open the same model and use it in different ways.',
    headquarters:
      'Results that compare across projects, and one annual plan instead of separate purchases. As-built models stay with the company.',
    branch: 'One procedure for every project: the same positioning, checks, and crew training, from day one.',
    cityCompany: 'The open issues of each site, with location, photo, and the person who has to answer.',
    projectDepartment:
      'The model at 1:1 on the foreman’s tablet. Each crew opens only its own trade and raises an issue where something does not fit.',
  },
  change: {
    title: 'What changes on site',
    lead: 'One corridor at four moments. Ink is built, blue is the model, orange shows where to look.',
    moment: 'When',
    before: 'Without the model',
    now: 'With the model on site',
    drill: 'Before drilling',
    drillBefore:
      'The clash report stays in the office. The hole hits a beam, is patched, and is drilled again beside it.',
    drillNow: 'The foreman sees duct, sleeve, and opening on the slab and drills once.',
    mount: 'During installation',
    mountBefore: 'Each trade lays out from its own reference. The last one in has to route around the others.',
    mountNow: 'All MEP trades set hangers from one model. Clearances are checked before the first pipe goes up.',
    close: 'Before ceilings close',
    closeBefore: 'Photos go into a group chat. Weeks later nobody knows which bay they show.',
    closeNow: 'Each deviation is logged against its component and fixed while it can still be reached.',
    accept: 'At acceptance',
    acceptBefore: 'Inspector, owner, and contractor each bring their own drawings.',
    acceptNow: 'All three check the same overlay. What they accept goes into the as-built model.',
  },
  proexample: {
    name: 'Worked example',
    title: 'One corridor, from model to acceptance',
    lead: 'A corridor in a laboratory building, with ducts, pipes, and cable trays above one ceiling. Left is the first day, right is the last.',
    modelAlt:
      'Left third of the section: bare slab and columns, all services still blue model; a foreman scans a code on a column.',
    workAlt:
      'Middle third: a ringed spot where the duct meets a beam, then hangers and the first installed duct, a worker on a scaffold below.',
    doneAlt:
      'Right third: two pipes ringed below their level in the model, then a closed ceiling and two people at acceptance.',
    arrive: 'Receive the model',
    arriveText:
      'Structure comes as rvt, MEP as nwd. We lighten the files, split off the corridor, and check its grid lines against the survey.',
    place: 'Position it on site',
    placeText:
      'The surveyor gives the coordinates of one column, and a QR code goes on it. One scan, and the model lines up.',
    drill: 'Check before drilling',
    drillText:
      'The foreman sees the main duct clash with a beam. The designer lowers the duct before a hole is drilled.',
    mount: 'Lay out and install',
    mountText: 'Hanger points are marked straight from the model: the large duct first, then cable trays, then pipes.',
    close: 'Check before the ceiling closes',
    closeText: 'The overlay shows two pipes below their elevation. They are raised before the next trade comes in.',
    accept: 'Accept the work',
    acceptText:
      'Inspector, owner, and contractor walk the corridor with one tablet. What the ceiling hides stays visible in the as-built model.',
  },
  plan: {
    title: 'The paid trial, week by week',
    lead: '{{pocMonths}} on one of your projects, with your model and your crews. At the end you decide.',
    week: 'Week {{week}}',
    weeks: 'Weeks {{from}}–{{to}}',
    send: 'You send a model',
    sendText: 'One model, one area. We lighten it and check grid lines, elevations, and formats.',
    place: 'We position it together',
    placeText:
      'Our engineer chooses the positioning method, places the model, and walks it with your foremen and your BIM lead.',
    use: 'Crews work with it',
    useText:
      'Check, drill, install. Questions are answered within {{responseWorkingDays}} working day, and a revised model replaces the old one.',
    compare: 'Installed work is checked',
    compareText: 'Before ceilings close, you count the issues: how many, how early, how long until the answer.',
    decide: 'You decide',
    decideText:
      'One meeting: what was found, what the rework would have cost, and whether to go on by project or by year.',
  },
  price: {
    title: 'What it costs',
    lead: 'Start with one project and extend once the numbers are in.',
    trial: 'Trial',
    trialTerm: '{{pocMonths}}, paid',
    trialText: 'One project, by quote. For a site team that wants evidence before a contract.',
    project: 'Per project',
    projectTerm: 'Up to {{licenseYears}}',
    projectText:
      'Three price steps by model area: up to {{areaStepOne}} m², up to {{areaStepTwo}} m², and above. Unlimited accounts, with {{licenseDeliveries}} quality deliveries.',
    year: 'Enterprise, annual',
    yearTerm: '{{planYears}}',
    yearText:
      '{{planProjects}}\u00a0projects a year, with {{planDeliveries}} or more quality deliveries. For a branch or headquarters.',
    link: 'Compare all plans of the construction assistant',
  },
  start: {
    title: 'What to bring to the demo',
    lead: 'With one floor of your model, the demo shows your own site, not a sample.',
  },
} as const
