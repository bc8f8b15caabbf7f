import type { Locale } from '../locales/index.ts'
import { isSpaced } from '../locales/spaced.ts'

/** Every figure the copy quotes, once (specification, section 9). Units are in the names. */
export const facts = {
  accuracyCm: 2,
  compressionPercent: 75,
  lightweighting: [25, 1],
  componentsPerSecond: 10_000,
  splitModes: 3,
  positioningMethods: 4,
  modelFormats: ['rvt', 'rvm', 'ifc', 'skp', 'fbx', 'nwc', 'nwd', 'pdms'],
  scanFormats: ['PLY', 'PCD', 'RCP', 'e57', 'RCS'],
  splatFormats: ['PLY'],
  designMinutes: 15,
  contentDays: 3,
  responseWorkingDays: 1,
  returnTimes: 10,
  operatingCostPercent: 75,
  issueResponsePercent: 50,
  dataRelianceTimes: 7,
  founded: { year: 2018, month: 1 },
  employees: 50,
  researchers: 30,
  patents: 10,
  copyrights: 50,
  projects: 100,
  projectsInAll: 400,
  clients: 400,
  models: 60_000,
  dataTerabytes: 10,
  areaSquareMetres: 30_000_000,
  standards: ['ISO 9001', 'ISO 27001', 'ISO 19650'],
  hotlineHours: 24,
  trialWeeks: 1,
  trialAccounts: 1,
  pocMonths: 3,
  modelAreaSteps: [100_000, 200_000],
  licenseYears: 3,
  licenseDeliveries: [1, 3],
  planProjects: [5, 10, 20],
  planYears: 1,
  planDeliveries: 3,
  headsetFromYuan: 50_000,
  sandTableFromYuan: 100_000,
  /** False easting of a national grid, and the step of a single-precision number up there. */
  gridEastingMetres: 500_000,
  gridStepCm: 3,
  /** Terms, privacy and the cookies that the Worker sets. */
  liabilityMonths: 6,
  liabilityYuan: 1000,
  claimYears: 1,
  disputeDays: 30,
  guardianAge: 14,
  leadRetentionDays: 365,
  languageCookieYears: 1,
  referrerCookieDays: 180,
  clickCookieDays: 90,
  consentCookieDays: 180,
  /** What the accessibility page says was tested, when and with what: test/e2e/access.test.ts does it. */
  access: {
    tested: '2026-11-22',
    axe: '4.14.1',
    chromium: 153,
    widths: [320, 390, 1280],
    targetPixels: 24,
    textPercent: 200,
    motionSeconds: 0.01,
  },
} as const

/** Figures of the company that its owner has to confirm before the site goes live, and what is needed. */
export const sampleFacts = {
  accuracyCm: 'the series of measurements behind it, with method, conditions and date',
  returnTimes: 'what was counted on how many projects: company.figures says it',
  issueResponsePercent: 'what was counted on how many projects: company.figures says it',
  operatingCostPercent: 'what was counted in how many buildings: company.figures says it',
  dataRelianceTimes: 'what was counted on how many projects: company.figures says it',
  projects: 'which projects are counted: company.count says it',
  projectsInAll: 'which projects are counted: company.count says it',
  clients: 'which clients are counted: company.count says it',
  standards: 'number, scope, body and validity of each certificate',
} as const satisfies Partial<Record<keyof typeof facts, string>>

const made = new Map<Locale, ReturnType<typeof makeWords>>()

/** The figures as words of a language: `{{accuracy}}` in a text becomes `2 cm`, `2厘米` or `2cm`. */
export function factWords(locale: Locale) {
  const words = made.get(locale) ?? makeWords(locale)
  made.set(locale, words)
  return words
}

/** Slow: every figure makes a format of its own. */
function makeWords(locale: Locale) {
  // A number and its unit stay on one line; Chinese and Japanese have no space there, `text-autospace` makes one.
  const spaced = (text: string) => (isSpaced(locale) ? text : text.replaceAll(' ', ''))
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    spaced(new Intl.NumberFormat(locale, options).format(value)).replace(' ', '\u00a0')
  const unit = (value: number, name: string, unitDisplay: 'short' | 'long' = 'short') =>
    number(value, { style: 'unit', unit: name, unitDisplay })
  const list = (names: readonly string[]) => names.join(isSpaced(locale) ? ', ' : '、')
  const percent = (value: number) => number(value / 100, { style: 'percent' })
  // Chinese and Japanese count in 万: 60,000 reads 6万 there.
  const count = (value: number) => number(value, isSpaced(locale) ? {} : { notation: 'compact' })
  const yuan = (value: number) => (isSpaced(locale) ? `${count(value)} yuan` : `${count(value)}元`)

  return {
    accuracy: unit(facts.accuracyCm, 'centimeter'),
    compression: percent(facts.compressionPercent),
    lightweighting: facts.lightweighting.join(':'),
    lightweightingFrom: number(facts.lightweighting[0]),
    componentsPerSecond: count(facts.componentsPerSecond),
    splitModes: number(facts.splitModes),
    positioningMethods: number(facts.positioningMethods),
    modelFormats: list(facts.modelFormats),
    modelFormatCount: number(facts.modelFormats.length),
    scanFormats: facts.scanFormats.join(isSpaced(locale) ? ', ' : '、'),
    scanFormatCount: number(facts.scanFormats.length),
    splatFormats: facts.splatFormats.join(', '),
    designMinutes: unit(facts.designMinutes, 'minute', 'long'),
    contentDays: unit(facts.contentDays, 'day', 'long'),
    responseWorkingDays: number(facts.responseWorkingDays),
    returnTimes: number(facts.returnTimes),
    operatingCost: percent(facts.operatingCostPercent),
    issueResponse: percent(facts.issueResponsePercent),
    dataReliance: number(facts.dataRelianceTimes),
    founded: new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(facts.founded.year, facts.founded.month - 1),
    ),
    employees: `${facts.employees}+`,
    researchers: `${facts.researchers}+`,
    patents: `${facts.patents}+`,
    copyrights: `${facts.copyrights}+`,
    projects: `${facts.projects}+`,
    projectsInAll: number(facts.projectsInAll),
    clients: number(facts.clients),
    models: `${count(facts.models)}+`,
    data: `${facts.dataTerabytes}TB+`,
    area: `${number(facts.areaSquareMetres, { notation: 'compact', compactDisplay: 'long' })}+`,
    standards: list(facts.standards),
    hotlineHours: number(facts.hotlineHours),
    trialWeeks: unit(facts.trialWeeks, 'week', 'long'),
    trialAccounts: number(facts.trialAccounts),
    pocMonths: unit(facts.pocMonths, 'month', 'long'),
    areaStepOne: count(facts.modelAreaSteps[0]),
    areaStepTwo: count(facts.modelAreaSteps[1]),
    licenseYears: unit(facts.licenseYears, 'year', 'long'),
    licenseDeliveries: new Intl.NumberFormat(locale).formatRange(...facts.licenseDeliveries),
    planProjects: spaced(new Intl.ListFormat(locale, { type: 'disjunction' }).format(facts.planProjects.map(String))),
    planYears: unit(facts.planYears, 'year', 'long'),
    planDeliveries: number(facts.planDeliveries),
    headsetFrom: yuan(facts.headsetFromYuan),
    sandTableFrom: yuan(facts.sandTableFromYuan),
    gridEasting: unit(facts.gridEastingMetres, 'meter'),
    gridStep: unit(facts.gridStepCm, 'centimeter'),
    liabilityMonths: number(facts.liabilityMonths),
    liability: yuan(facts.liabilityYuan),
    claimYears: unit(facts.claimYears, 'year', 'long'),
    disputeDays: number(facts.disputeDays),
    guardianAge: number(facts.guardianAge),
    leadRetentionDays: number(facts.leadRetentionDays),
    languageCookie: unit(facts.languageCookieYears, 'year', 'long'),
    referrerCookie: unit(facts.referrerCookieDays, 'day', 'long'),
    clickCookie: unit(facts.clickCookieDays, 'day', 'long'),
    consentCookie: unit(facts.consentCookieDays, 'day', 'long'),
    accessTested: facts.access.tested,
    accessAxe: facts.access.axe,
    accessChromium: number(facts.access.chromium),
    accessWidths: spaced(new Intl.ListFormat(locale, { type: 'conjunction' }).format(facts.access.widths.map(String))),
    accessTarget: number(facts.access.targetPixels),
    accessText: percent(facts.access.textPercent),
    accessMotion: number(facts.access.motionSeconds),
  }
}

export type FactName = keyof ReturnType<typeof factWords>
