import { createElement } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Locale, locales } from '../locales/index.ts'
import { Frame } from '../ui/layouts/frame.tsx'
import type { FrameKind } from '../ui/page.ts'
import { type Settings, type Site, siteFor } from '../ui/site.ts'
import { frameAround, slot } from '../worker/frame.tsx'
import { pageSettings, variablesOf } from '../worker/settings.ts'

const plain = pageSettings(variablesOf({}), 'https://site.example')
const settings: Record<Locale, Settings> = {
  'en-US': plain,
  'zh-CN': { ...plain, hotline: '400 123', filing: 'ICP 1', crossBorder: true },
  'ja-JP': { ...plain, enabledLocales: ['ja-JP'], turnstile: { key: 'key', host: 'https://check.example' } },
}
const kinds: FrameKind[] = [
  { layout: 'default' },
  { layout: 'default', hero: true },
  { layout: 'default', hidden: true },
  { layout: 'plain' },
  { layout: 'plain', hidden: true },
]
const paths = ['/', '/about', '/products/construction', '/newsroom', '/newsroom/a&b']

test('a frame that was rendered once and filled in is the one that React renders for that very page', () => {
  for (const locale of locales) {
    for (const kind of kinds) {
      for (const path of paths) {
        const site = siteFor(locale, path, settings[locale], new URLSearchParams({ q: 'x' }))

        const { before, after } = frameAround(site, kind)

        const whole = renderToString(Frame({ site, page: kind, children: createElement('i-slot') }))
        expect(textOf(before) + slot + textOf(after), `${locale}${path} ${JSON.stringify(kind)}`).toBe(whole)
      }
    }
  }
})

test('a frame is rendered for the first page of its kind only', () => {
  const kind = { layout: 'default', hero: true } as const
  frameAround(siteFor('en-US', '/', plain), kind)
  const site = siteFor('en-US', '/about', { ...plain, origin: 'https://other.example' })
  const t = vi.fn(site.t)

  frameAround({ ...site, t: t as Site['t'] }, kind)

  expect(t).not.toHaveBeenCalled()
})

test('a frame says the year in which it is asked for, in an isolate that outlives one', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 11, 31) })
  onTestFinished(() => void vi.useRealTimers())
  const foot = () => textOf(frameAround(siteFor('zh-CN', '/', plain), { layout: 'plain' }).after)
  const before = foot()

  vi.setSystemTime(Date.UTC(2031, 0, 1))

  expect(before).toContain('2030')
  expect(foot()).toContain('2031')
})

function textOf(pieces: readonly Uint8Array[]): string {
  return Buffer.concat(pieces).toString()
}
