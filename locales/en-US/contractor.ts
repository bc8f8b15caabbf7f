export const contractor = {
  title: 'Customer stories: BIM on the contractor’s site | {{brand}}',
  description:
    'What the BIM model on site changes for contractors: customer stories with their counts, one corridor from model to acceptance, and the {{pocMonths}} of a trial.',
  hero: {
    name: 'Customer stories · Contractors',
    title: 'Find it in the model, not with the drill.',
    lead: 'Contractors hold the coordinated model against the work itself: before a hole is drilled, while the hanger goes up, before the ceiling closes, and when the work is accepted.',
    alt: 'A bare floor with its first ducts mounted, the outline of the model around them; one hanger that sits beside its place is ringed in orange.',
    response: 'Over {{issueResponse}}',
    responseLabel: 'shorter from issue to answer: our own figure',
    return: '{{returnTimes}} times',
    returnLabel: 'return on investment: our own figure',
    projects: '{{projectsInAll}}',
    projectsLabel: 'projects since {{founded}}, trials included',
  },
  menu: {
    customer: 'Who and what changes',
    example: 'Stories',
    proexample: 'One project in depth',
    plan: 'Your first project',
    price: 'Price',
  },
  customer: {
    title: 'One company, four desks',
    lead: 'Headquarters and the site office open the same model. They need different things from it.',
    headquarters:
      'Results that can be compared across projects, one annual contract instead of many small ones, and as-built models that belong to the company rather than to somebody’s laptop.',
    branch:
      'One way of working for every city: the same positioning, the same acceptance, the same training. A new project starts with what the last one learned.',
    cityCompany:
      'The open issues of each site with place, picture and the person who owes an answer. The weekly round starts there and not with ten phone calls.',
    projectDepartment:
      'The model at 1:1 on the foreman’s tablet, in the place where it will be built. Each crew opens its own part; what is off becomes an issue on the spot.',
  },
  change: {
    title: 'What changes through a project',
    lead: 'The same corridor at four moments. Lines without color stand, blue is model, orange is where to look.',
    moment: 'Moment',
    before: 'Until now',
    now: 'With the model on site',
    drill: 'Before drilling',
    drillBefore: 'The clash report lies in the office. The hole meets a beam, is filled and drilled again next to it.',
    drillNow: 'The foreman sees duct, sleeve and opening on the slab itself, marks the points and drills once.',
    mount: 'While mounting',
    mountBefore: 'Each trade measures from its own axis. Whoever comes last has to go around.',
    mountNow: 'All trades set their hangers by one model. Clearances are checked before the first pipe hangs.',
    close: 'Before the ceiling closes',
    closeBefore: 'Photos go into a chat. Weeks later nobody can say which bay they show.',
    closeNow:
      'Installed work is held against the model. A deviation is recorded at its component and put right while a hand still reaches it.',
    accept: 'At acceptance',
    acceptBefore: 'Inspector, owner and contractor each read their own set of drawings.',
    acceptNow: 'All three look at one overlay in one place. What they accept is what the as-built model keeps.',
  },
  example: {
    title: 'All customer stories',
    lead: 'Each figure was counted by the customer’s own people, under the conditions beside it, and an article tells how. Names are withheld at our customers’ request.',
    product: 'Product',
    building: 'Kind of building',
    count: 'Stories shown: {{count}}',
    none: 'No story fits both choices yet. Choose “All” in one of the two rows.',
    own: 'Our own figures, and what they count',
  },
  proexample: {
    name: 'One project in depth',
    title: 'One corridor, from model to acceptance',
    lead: 'A laboratory building in the Pearl River delta: ducts, pipes and cable trays above one ceiling. The section runs from the first day at its left end to the last at its right.',
    modelAlt:
      'Left third of the section: bare slab and columns, all services still blue model; a foreman scans a code on a column.',
    workAlt:
      'Middle third: a ringed spot where the duct meets a beam, then hangers and the first mounted duct, a worker on a scaffold below.',
    doneAlt:
      'Right third: two pipes ringed below their level in the model, then a closed ceiling and two people at acceptance.',
    arrive: 'The model arrives',
    arriveText:
      'Structure as rvt, services as nwd. Nothing is redrawn: we lighten it, split off the corridor and compare its grid lines with the survey.',
    place: 'It finds its place',
    placeText:
      'The surveyor gives the position of one column. A QR code goes onto it; scanned, it holds the model in place around that column.',
    drill: 'Before drilling',
    drillText:
      'On the walk along the bare slab the main duct runs into a beam. The designer looks at the same view and drops the duct. Not one hole has been drilled.',
    mount: 'While mounting',
    mountText:
      'Hangers are marked straight from the model: the large duct first, then cable trays, then pipes. Each crew opens only its own part.',
    close: 'Before the ceiling closes',
    closeText:
      'The overlay shows two pipes below their level. The issue carries component, place and picture; they are raised before the next trade comes.',
    accept: 'Acceptance',
    acceptText:
      'Inspector, owner and contractor walk the corridor with one tablet. The ceiling closes behind them; the as-built model keeps what it hides.',
    outcome: 'Two deviations, both found while they could be put right by hand. None was found by the drill.',
  },
  plan: {
    title: 'Your first project, week by week',
    lead: 'The paid trial lasts {{pocMonths}}. It runs on one of your projects, with your model and your crews, and ends with a decision.',
    week: 'Week {{week}}',
    weeks: 'Weeks {{weeks}}',
    send: 'You send a model',
    sendText:
      'One model, one area. We lighten it and check axes, levels and formats. The first MR content is ready in as little as {{contentDays}}.',
    place: 'We place it together',
    placeText:
      'An engineer of ours chooses the positioning method on the spot, sets the model and walks it with your foremen and your BIM lead.',
    use: 'Crews work with it',
    useText:
      'Check, drill, mount. Questions are answered within {{responseWorkingDays}} working day, and a revised model replaces the old one.',
    compare: 'Built against model',
    compareText:
      'Installed work is compared before ceilings close. You count issues: how many, how early, how long until the answer.',
    decide: 'You decide',
    decideText:
      'One meeting: what was found, what the rework would have cost, and whether to go on by project or by year.',
  },
  price: {
    title: 'What it costs a contractor',
    lead: 'Begin with one project; widen it when the count is right.',
    trial: 'Trial',
    trialTerm: '{{pocMonths}}, paid',
    trialText: 'One project, by quote: for a project department that wants proof before a contract.',
    project: 'Per project',
    projectTerm: 'Up to {{licenseYears}}',
    projectText:
      'The fee follows the model area in three steps: up to {{areaStepOne}} m², up to {{areaStepTwo}} m², and beyond. Accounts are unlimited, with {{licenseDeliveries}} quality deliveries.',
    year: 'Enterprise, annual',
    yearTerm: '{{planYears}}',
    yearText:
      '{{planProjects}} projects a year for a branch or headquarters, with {{planDeliveries}} quality deliveries or more.',
    link: 'Compare all plans of the construction assistant',
  },
  start: {
    title: 'Bring one corridor.',
    lead: 'Three things make the demo one of your own site instead of ours.',
    model: 'The model',
    modelText: 'One floor is enough, in any of these formats:',
    place: 'The place',
    placeText: 'Bare slab, fit-out or open ground: it decides how the model is held in position.',
    date: 'The date',
    dateText: 'When drilling begins or the ceiling closes. We count back from there.',
  },
} as const
