import { enabled as locales } from '../harness/written.ts'
import type { Locale } from '../locales/index.ts'

/** Whether everything is to be tried (`npm test -- --all`), or a sample of the same. */
export const all = process.env.TEST_ALL === '1'

/** One of each template, the languages by turns; all of them with --all. */
export function sampled<T extends { name: string; locale: Locale }>(ones: readonly T[]): T[] {
  return all ? [...ones] : oneOfEach(ones)
}

/** One of each template, the languages by turns. */
export function oneOfEach<T extends { name: string; locale: Locale }>(ones: readonly T[]): T[] {
  return [...Map.groupBy(ones, ({ name }) => name).values()].flatMap((same, index) => {
    const locale = locales[index % locales.length]
    return same.find((one) => one.locale === locale) ?? same.slice(0, 1)
  })
}

/** Every so-manieth of a row; all of them with --all. */
export function every<T>(step: number, ones: readonly T[]): T[] {
  return ones.filter((_, index) => all || index % step === 0)
}
