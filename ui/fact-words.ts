import type { Locale } from '../locales/index.ts'
import { isSpaced, languages } from '../locales/languages.ts'
import { facts } from './facts.ts'

/** The facts as words of a language: `{{accuracy}}` in a text becomes `2 cm`, `2厘米` or `2cm`. */
export function factWords(locale: Locale): Record<FactName, string> {
  const words = made.get(locale) ?? makeWords(locale)
  made.set(locale, words)
  return words
}

const made = new Map<Locale, Record<FactName, string>>()

/** Slow, because every figure creates a formatter. The Worker uses the build's result. */
function makeWords(locale: Locale) {
  // Number and unit stay on one line. Chinese and Japanese have no space there; `text-autospace` adds one.
  const spaced = (text: string) => (isSpaced(locale) ? text : text.replaceAll(' ', ''))
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    spaced(new Intl.NumberFormat(locale, options).format(value)).replace(' ', '\u00a0')
  const unit = (value: number, name: string, unitDisplay: 'short' | 'long' = 'short') =>
    number(value, { style: 'unit', unit: name, unitDisplay }).replace('か月', 'か\u2060月')
  const list = (names: readonly string[]) => names.join(isSpaced(locale) ? ', ' : '、')
  const percent = (value: number) => number(value / 100, { style: 'percent' })
  const count = (value: number) => number(value, languages[locale].compact ? { notation: 'compact' } : {})
  const yuan = (value: number) => count(value) + languages[locale].yuan

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
    sandTableStreet: unit(facts.sandTable.streetMetres, 'meter'),
    sandTableLength: unit(facts.sandTable.streetMetres / facts.sandTable.ratio, 'meter'),
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
    licenseDeliveries: new Intl.NumberFormat(locale)
      .formatRange(...facts.licenseDeliveries)
      .replace('～', '\u2060～\u2060')
      .replace('-', '至'),
    planProjects:
      locale === 'ja-JP'
        ? facts.planProjects.join('・\u2060')
        : spaced(new Intl.ListFormat(locale, { type: 'disjunction' }).format(facts.planProjects.map(String))).replace(
            '、',
            '、\u2060',
          ),
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

export type FactName = keyof ReturnType<typeof makeWords>
