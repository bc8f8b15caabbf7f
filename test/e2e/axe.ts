import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
export const axeVersion = /axe v([\d.]+)/.exec(axe)?.[1]

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Findings of axe `within` an element: WCAG 2.0 to 2.2, A and AA, and best practices. The dark scheme is checked for
 * contrast only, because nothing else depends on it.
 */
export async function findings(page: Page, colorScheme: 'light' | 'dark', within = 'html'): Promise<string[]> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(axe)
  const options =
    colorScheme === 'dark'
      ? { runOnly: { type: 'rule', values: ['color-contrast'] } }
      : { runOnly: { type: 'tag', values: tags } }
  return page.evaluate(
    async ({ within, options }) => {
      const { axe } = window as unknown as { axe: Axe }
      const { violations } = await axe.run(within, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ''}`),
      )
    },
    { within, options: { ...options, resultTypes: ['violations'], preload: false } },
  )
}

interface Axe {
  run(within: string, options: object): Promise<{ violations: Violation[] }>
}
interface Violation {
  id: string
  nodes: { target: string[]; any: { message: string }[] }[]
}
