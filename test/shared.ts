import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import type { Address } from '../harness/published.ts'
import { type Site, siteAt } from '../harness/site.ts'

/** The answer of a page. */
export interface Answer extends Address {
  status: number
  headers: Headers
  html: string
}
/** The form in which test/stage.ts sends an answer. */
export type SentAnswer = Omit<Answer, 'headers'> & { headers: [string, string][] }

/** The site for all read-only tests, with all texts published. Tests that write start their own. */
export const sharedSite = once(async (): Promise<Site> => siteAt(new URL(await ask<string>('/site'))))

/** The browser of all tests. It loads no pictures, which cost as much as the rest of a page. */
export const sharedBrowser = once(async (): Promise<Browser> => chromium.connect(await ask('/browser')))

/** The same browser with pictures, for tests of pictures and layout shifts. */
export const browserWithPictures = once(async (): Promise<Browser> => chromium.connect(await ask('/browser/pictures')))

/** The answer of every page of the shared site, fetched once for all tests. */
export const everyAnswer = once(async (): Promise<Answer[]> => {
  const answers = await ask<SentAnswer[]>('/answers')
  return answers.map((answer) => ({ ...answer, headers: new Headers(answer.headers) }))
})

async function ask<T>(path: string): Promise<T> {
  const response = await fetch(inject('stage') + path)
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as T
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
