export const company = {
  title: 'Company facts: people, projects, certificates | {{brand}}',
  description:
    'Who is behind {{brand}} since {{founded}}: people, patents, projects, models, and area, what each figure counts, and what our certificates mean.',
  hero: {
    name: 'Company facts',
    title: 'The company in figures',
    lead: 'AR and BIM software for construction since {{founded}}, in figures drawn to scale.',
    alt: 'A desk at dusk. A brass plumb bob hangs on its thread, its point just above a steel rule on a printed floor plan, out of which the building rises as a glowing model.',
    founded: 'founded',
    employees: 'employees',
    clients: 'clients',
  },
  menu: {
    tape: 'Founded',
    people: 'People',
    count: 'Projects',
    area: 'Area',
    figures: 'Our figures',
    standards: 'Certificates',
  },
  tape: {
    title: 'In business since {{founded}}',
    lead: 'One tick is one month; {{months}} months so far.',
    alt: 'A measuring tape from {{founded}} to today, one tick for each month.',
    license: 'A project license runs up to {{licenseYears}}',
    licenseText:
      'We have been in business for more than {{terms}} of them. For {{disputeDays}} days after a contract ends, you can still export models, photos, and issues.',
  },
  people: {
    title: '{{people}}+ people, {{filled}}+ of them in\u00a0research and development',
    lead: 'One figure is one person. Those without a helmet develop the software. Those with one prepare models, come to your site, and train crews.',
    text: 'When a point does not hold or a model drifts, the engineer on your site asks the developer who wrote that part.',
    alt: '{{people}} people with tablets, standing in rows; {{filled}} are bareheaded, the others wear helmets and vests.',
  },
  count: {
    title: 'Clients, projects, and patents',
    alt: 'A graduated circle with {{ticks}} ticks. Inside, {{dots}} dots stand in rings around the center; the innermost {{inner}} are filled.',
    clients: '{{clients}} clients',
    clientsText: 'Ticks on the rim: contractors, owners, designers, consultants, and\u00a0operators.',
    whole: '{{projectsInAll}} projects',
    wholeText:
      'All dots: every project since {{founded}} in which a model went to a site, trials included, one per client.',
    narrow: '{{projects}} projects',
    narrowText: 'Filled dots: crews worked with the model up to\u00a0acceptance.',
  },
  area: {
    title: '{{least}}+ square meters modeled, in soccer fields',
    lead: 'That is {{pitches}} fields of {{length}}\u00a0×\u00a0{{width}}\u00a0m, each of them drawn below. The orange one is also drawn large, with a person on it.',
    alt: '{{pitches}} small soccer fields side by side from edge to edge, one of them orange.',
    key: 'A soccer field with its lines and dimensions, a person tiny on it.',
  },
  rights: {
    patents: 'patents',
    copyrights: 'software copyrights',
    models: 'models',
    data: 'of data',
  },
  figures: {
    title: 'Our own figures, and what each one counts',
    lead: 'Company figures: not the result of one customer, and no promise for your project.',
    invest: '{{returnTimes}} times return on investment',
    investCounts:
      'Rework avoided, at the hours and rates that sites reported, per yuan paid to us. Tablets and your own people’s hours are left out.',
    response: 'Over {{issueResponse}} shorter issue response',
    responseCounts: 'From raising an issue to the first answer of whoever is responsible, not to the fix.',
    cost: '{{operatingCost}} lower operating cost',
    costCounts:
      'Searching, second visits, and ceilings opened for nothing, in rounds and repairs; not energy, spare parts, or wages.',
    data: '{{dataReliance}} times more data reliance',
    dataCounts: 'Decisions in project logs for which the data were opened first, whether or not they were better ones.',
    link: 'All customer stories',
  },
  standards: {
    title: 'Three certificates and what they mean for you',
    lead: 'An outside auditor reviews our work regularly. Copies with scope and validity come with a quote.',
    quality: 'Quality management',
    qualityChange: 'Every model is checked against a list. Complaints get a written answer with cause and remedy.',
    security: 'Information security',
    securityChange: 'Only those who work on your model can open it. When the work ends, their access ends.',
    bim: 'Information management with BIM',
    bimChange: 'Files come back under your naming rules, each in progress, shared, published, or archived.',
  },
} as const
