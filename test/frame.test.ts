import { Hono } from 'hono'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { expect, onTestFinished, test, vi } from 'vitest'
import { enabled as locales } from '../harness/written.ts'
import type { Locale } from '../locales/index.ts'
import { CommonHead } from '../ui/head/common.tsx'
import { Frame } from '../ui/layouts/frame.tsx'
import type { FrameKind } from '../ui/page.ts'
import { type Settings, type Site, siteFor, words } from '../ui/site.ts'
import { slot } from '../ui/slot.ts'
import { frameAround } from '../worker/pages/frame.tsx'
import { renderer } from '../worker/pages/react.tsx'
import { pageSettings, variablesOf } from '../worker/settings.ts'

const plain = pageSettings(variablesOf({ ENABLED_LOCALES: locales.join() }), 'https://site.example')
const settings: Partial<Record<Locale, Settings>> = {
  'en-US': plain,
  'zh-CN': { ...plain, hotline: '400 123', filing: 'ICP 1', crossBorder: true },
  'ja-JP': { ...plain, enabledLocales: ['ja-JP'], turnstile: { key: 'key', host: 'https://check.example' } },
}
const kinds: FrameKind[] = [
  { layout: 'default', kind: 'standing' },
  { layout: 'default', kind: 'articles', hero: true },
  { layout: 'default', kind: 'standing', hero: true, closing: 'street' },
  { layout: 'default', kind: 'articles', locales: ['en-US', 'ja-JP'] },
  { layout: 'default', kind: 'missing' },
  { layout: 'plain', kind: 'jobs' },
  { layout: 'plain', kind: 'private' },
]
const paths = ['/', '/about', '/products/construction', '/newsroom', '/newsroom/a&b']

test('a frame that was rendered once and filled in is the one that React renders for that very page', async () => {
  for (const locale of locales) {
    for (const kind of kinds) {
      for (const path of paths) {
        const site = siteFor(locale, path, settings[locale] ?? plain, new URLSearchParams({ q: 'x' }))

        const { head, before, after } = await frameOf(site, kind)

        expect(textOf(head)).toBe(renderToString(createElement(CommonHead, { site, page: kind })))
        const whole = renderToString(Frame({ site, page: kind, children: createElement('i-slot') }))
        expect(textOf(before) + slot + textOf(after), `${locale}${path} ${JSON.stringify(kind)}`).toBe(whole)
      }
    }
  }
})

test('a frame is rendered for the first page of its kind only', async () => {
  const kind = { layout: 'default', kind: 'standing', hero: true } as const
  await frameOf(siteFor('en-US', '/', plain), kind)
  const site = siteFor('en-US', '/about', { ...plain, origin: 'https://other.example' })
  const t = vi.fn(site.t)

  await frameOf({ ...site, t: t as Site['t'] }, kind)

  expect(t).not.toHaveBeenCalled()
})

test('a frame says the year in which it is asked for, in an isolate that outlives one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 11, 31) })
  onTestFinished(() => void vi.useRealTimers())
  const foot = async () =>
    textOf((await frameOf(siteFor('zh-CN', '/', plain), { layout: 'plain', kind: 'standing' })).after)
  const before = await foot()

  vi.setSystemTime(Date.UTC(2031, 0, 1))

  expect(before).toContain('2030')
  expect(await foot()).toContain('2031')
})

/** Of one deployment: frames are kept by it. */
const env = {}

/** The frame as the Worker renders it for a request. */
async function frameOf(site: Site, kind: FrameKind) {
  let frame: Awaited<ReturnType<typeof frameAround>> = { head: [], before: [], after: [] }
  await new Hono()
    .use(renderer)
    .get('/', async (c) => {
      frame = await frameAround(c, site, kind)
      return c.body(null)
    })
    .request('/', {}, env)
  return frame
}

function textOf(pieces: readonly Uint8Array[]): string {
  return Buffer.concat(pieces).toString()
}

test('a hotline is called by its digits, with the plus of a country', () => {
  for (const [hotline, called] of [
    ['400-800 1234', 'tel:4008001234'],
    ['+86 (21) 5555-0100', 'tel:+862155550100'],
  ] as const) {
    const html = asText(siteFor('en-US', '/', { ...plain, hotline }), { layout: 'default', kind: 'standing' })

    expect(html.match(/tel:[^"]*/g)).toEqual([called, called])
  }
})

test('what has no words says what it does, and what there are several of has names of their own', () => {
  for (const locale of locales) {
    const t = words(locale)
    const html = asText(siteFor(locale, '/', plain), { layout: 'default', kind: 'standing' })
    const button = (attributes: string) =>
      new RegExp(`<button[^>]*${attributes}[^>]*aria-label="([^"]*)"`).exec(html)?.[1]
    const named = [...html.matchAll(/<nav[^>]* aria-label="([^"]*)"/g)].map(([, label]) => label)

    expect(button('command="show-modal" commandfor="menu"')).toBe(t('frame.openMenu'))
    expect(button('command="close" commandfor="menu"')).toBe(t('frame.closeMenu'))
    // The two main menus are never visible together.
    expect(named).toEqual([
      ...[t('frame.mainMenu'), t('frame.mainMenu')],
      ...[t('frame.footer.products'), t('frame.footer.solutions'), t('frame.footer.company'), t('frame.footer.legal')],
    ])
  }
})

test('the switch leads to the same page in another language, and home from one that is not to be found', () => {
  const languages = (kind: FrameKind) =>
    [...asText(siteFor('en-US', '/about', plain), kind).matchAll(/<a href="([^"]*)"[^>]* data-locale/g)].map(
      ([, to]) => to,
    )
  const pathsOf = (path: string) => locales.map((locale) => `/${locale}${path}?lang=${locale}`)

  expect(new Set(languages({ layout: 'default', kind: 'standing' }))).toEqual(new Set(pathsOf('/about')))
  expect(new Set(languages({ layout: 'default', kind: 'private' }))).toEqual(new Set(pathsOf('')))
})

test('of menus, and of accounts, one is open at a time, without script too', () => {
  const html = asText(siteFor('en-US', '/', plain), { layout: 'default', kind: 'standing' })
  const groups = [...html.matchAll(/<details[^>]*>/g)].map(([tag]) => / name="(\w+)"/.exec(tag)?.[1])

  // Those of the header, and the languages of the menu of phones.
  expect(groups).toEqual([
    'menu',
    'menu',
    'menu',
    'menu',
    'menu',
    ...siteFor('en-US', '/', plain).company.social.map(() => 'social'),
  ])
})

function asText(site: Site, page: FrameKind): string {
  return renderToString(Frame({ site, page, children: null }))
}
