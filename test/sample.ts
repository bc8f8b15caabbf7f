import { enabled as locales } from '../harness/written.ts'
import type { Locale } from '../locales/index.ts'

/** Whether to test every case (`npm test -- --all`) or a sample. */
export const all = process.env.TEST_ALL === '1'

/** One case of each template in alternating languages; all with --all. */
export function sampled<T extends { name: string; locale: Locale }>(ones: readonly T[]): T[] {
  return all ? [...ones] : oneOfEach(ones)
}

/** One case of each template in alternating languages. */
export function oneOfEach<T extends { name: string; locale: Locale }>(ones: readonly T[]): T[] {
  return [...Map.groupBy(ones, ({ name }) => name).values()].flatMap((same, index) => {
    const locale = locales[index % locales.length]
    return same.find((one) => one.locale === locale) ?? same.slice(0, 1)
  })
}

/** Every `step`-th case; all with --all. */
export function every<T>(step: number, ones: readonly T[]): T[] {
  return ones.filter((_, index) => all || index % step === 0)
}
