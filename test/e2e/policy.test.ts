import { expect, onTestFinished, test, vi } from 'vitest'
import { enabled as locales } from '../../harness/written.ts'
import { policy } from '../../ui/browser/trusted.ts'
import { standingPages } from '../../ui/routes.ts'
import { href } from '../../ui/site.ts'
import { every } from '../sample.ts'
import { browserWithPictures, sharedSite } from '../shared.ts'
import { tour, visit } from './visitor.ts'

const [site, browser] = await Promise.all([sharedSite(), browserWithPictures()])

const others = [
  '/en-US/newsroom/offline-models-on-site',
  '/ja-JP/consultation/splats-or-meshes',
  '/zh-CN/about-us/careers-detail?id=bim-modeler',
  '/ja-JP/newsroom?q=BIM',
  '/en-US/nowhere',
]
/** Every page in alternating languages: languages differ in words, not in resources. */
const addresses = [
  ...standingPages.map((name, index) => href(locales[index % locales.length] ?? 'en-US', name)),
  ...others,
]

const goTo = tour(browser, site)

test.each(every(9, addresses))('%s does not violate its own policy, with its contact form open', async (address) => {
  const { page, complaints } = await goTo(address)
  const form = page.locator('[data-draft] form').first()
  await form.dispatchEvent('focusin')
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-draft] form') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const missing = address.endsWith('/nowhere') ? 1 : 0

  expect(complaints.slice(missing), 'what the console says').toEqual([])
})

test('pages use their own policy to create HTML, or the policy’s rules in browsers without it', () => {
  const rules = { createHTML: (html: string) => html }
  const made: unknown[] = []
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(policy('plumbline-pages', rules)).toBe(rules)

  vi.stubGlobal('trustedTypes', { createPolicy: (...given: unknown[]) => made.push(given) && 'a policy' })

  expect(policy('plumbline-check', rules)).toBe('a policy')
  expect(made).toEqual([['plumbline-check', rules]])
})

test('a text cannot become HTML or script, except through the policy of this site', async () => {
  const { page } = await visit(browser, site, '/en-US')

  const refused = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown }
    }
    const tries = {
      html: () => (document.body.innerHTML = '<img src="x">'),
      parser: () => new DOMParser().parseFromString('<p>', 'text/html'),
      script: () => (document.createElement('script').src = '/assets/x.js'),
      policy: () => trustedTypes.createPolicy('other', {}),
    }
    return Object.entries(tries).flatMap(([name, attempt]) => {
      try {
        attempt()
        return []
      } catch {
        return [name]
      }
    })
  })

  expect(refused).toEqual(['html', 'parser', 'script', 'policy'])
})

test('injected markup neither runs nor loads, and has no styles', async () => {
  const { page, complaints } = await visit(browser, site, '/en-US')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.setAttribute('type', 'text/javascript')
    script.appendChild(document.createTextNode('document.title = "run"'))
    const style = document.createElement('style')
    style.appendChild(document.createTextNode('body { display: none }'))
    const frame = document.createElement('iframe')
    frame.setAttribute('src', 'https://elsewhere.example/')
    const form = document.querySelector('form') as HTMLFormElement
    form.setAttribute('action', 'https://elsewhere.example/')
    try {
      document.body.appendChild(style)
      document.body.appendChild(frame)
      document.body.appendChild(script)
    } catch {}
    form.submit()
  })

  await expect.poll(() => complaints.length).toBeGreaterThanOrEqual(3)
  expect(await page.title()).not.toBe('run')
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe('none')
  expect(new URL(page.url()).host).toBe(site.url.host)
})
