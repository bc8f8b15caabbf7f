import { describe, expect, test } from 'vitest'
import { locales } from '../locales/index.ts'
import { pageSettings, variablesOf } from '../worker/settings.ts'
import { gatewayWith } from './gateway.ts'

describe('a variable', () => {
  test('has a default when it is not set', () => {
    expect(variablesOf({})).toMatchObject({
      ENVIRONMENT: 'development',
      API_HOST: '',
      AD_CLICK_PARAM: 'bd_vid',
      ENABLED_LOCALES: locales,
      TURNSTILE_HOST: 'https://challenges.cloudflare.com',
      PURGE_TOKEN: '',
      PREVIEW_SECRET: '',
      CROSS_BORDER_CONSENT: 'off',
      CONTENT_CHECK_SECONDS: 20,
      LEAD_RETENTION_DAYS: 365,
      TIME_ZONE: 'Asia/Shanghai',
    })
  })

  test.each([
    ['ENVIRONMENT', ['production', 'staging', 'development'], ['', 'Production', 'preview']],
    ['API_HOST', ['', 'https://api.example/base/', 'http://127.0.0.1:1'], ['api.example', 'ftp://api.example']],
    ['COMPANY_SEARCH_HOST', ['', 'https://a.example'], ['https://a.example/', 'https://a.example/x', 'a.example']],
    ['AD_CONVERSION_URL', ['', 'https://a.example/x?y'], ['data:text/plain,x', 'a.example']],
    ['AD_CLICK_PARAM', ['bd_vid', 'gclid'], ['', 'bd vid', 'a&b']],
    ['MEDIA_HOST', ['', 'https://media.example'], ['ftp://media.example', 'https://media.example/']],
    ['HOTLINE', ['', '400-800-1234', '+86 (21) 1'], ['12', 'call us', 'javascript:1']],
    ['SITE_ORIGIN', ['', 'https://www.example.com'], ['www.example.com', 'https://www.example.com/', 'https://']],
    ['ENABLED_LOCALES', ['ja-JP', 'en-US, zh-CN'], ['', 'fr-FR', 'en-US,', 'en-us']],
    ['DOWNLOAD_PC', ['', 'https://a.example/x.exe'], ['javascript:alert(1)', '/x.exe']],
    ['DOWNLOAD_IOS', ['', 'https://a.example/x'], ['javascript:alert(1)']],
    ['DOWNLOAD_REVIT_CONSTRUCTION', ['', 'https://a.example/x'], ['javascript:alert(1)']],
    ['DOWNLOAD_REVIT_OPERATION', ['', 'https://a.example/x'], ['javascript:alert(1)']],
    ['DOWNLOAD_REVIT_CITY', ['', 'https://a.example/x'], ['javascript:alert(1)']],
    ['STATISTICS_ID', ['', '0123456789abcdef0123456789abcdef'], ['UA-1', '0123456789abcdef0123456789abcde']],
    ['AD_SCRIPT_URL', ['', 'https://ads.example/t.js'], ['//ads.example/t.js', 'javascript:1']],
    ['TURNSTILE_HOST', ['https://check.example'], ['check.example']],
    ['CROSS_BORDER_CONSENT', ['on', 'off'], ['', 'yes', 'On']],
    ['CONTENT_CHECK_SECONDS', ['0', '99'], ['', '100', '-1', '1.5', 'x']],
    ['TIME_ZONE', ['UTC', 'Asia/Shanghai', 'America/Argentina/Salta'], ['', 'shanghai', '+08:00', 'Asia/']],
    ['LEAD_RETENTION_DAYS', ['1', '99999'], ['', '0', '-1', '100000', 'x']],
  ])('%s accepts %j and refuses %j', (name, right, wrong) => {
    for (const value of right) expect(() => variablesOf({ [name]: value }), value).not.toThrow()
    for (const value of wrong) expect(() => variablesOf({ [name]: value }), value).toThrow(`Variable ${name} must be`)
  })

  test('of the visit counter needs its other one', () => {
    const [TRACKER_URL, TRACKER_SITE_ID] = ['https://matomo.example', '7']
    const alone = 'Variable TRACKER_SITE_ID must be set where TRACKER_URL is, and only there'

    expect(variablesOf({ TRACKER_URL, TRACKER_SITE_ID })).toMatchObject({ TRACKER_URL, TRACKER_SITE_ID })
    expect(() => variablesOf({ TRACKER_URL })).toThrow(alone)
    expect(() => variablesOf({ TRACKER_SITE_ID })).toThrow(alone)
    for (const wrong of ['0', '7a', '-1']) {
      expect(() => variablesOf({ TRACKER_URL, TRACKER_SITE_ID: wrong }), wrong).toThrow('must be empty or the number')
    }
    // An error names every wrong variable.
    expect(() => variablesOf({ TRACKER_URL, STATISTICS_ID: 'UA-1' })).toThrow(/STATISTICS_ID.*TRACKER_SITE_ID/)
  })

  test('that is invalid is shown to visitors by name and never by value; a link to a script is invalid', async () => {
    const wrong = { SITE_ORIGIN: 'secret', MEDIA_HOST: 'ftp://secret', API_HOST: 'secret', HOTLINE: 'secret' }
    const scripts = { DOWNLOAD_PC: 'javascript:secret()', AD_CONVERSION_URL: 'data:secret' }
    const others = { ENABLED_LOCALES: 'secret', AD_CLICK_PARAM: 'sec ret', CROSS_BORDER_CONSENT: 'secret' }
    const all = { ...wrong, ...scripts, ...others, CONTENT_CHECK_SECONDS: 'secret', LEAD_RETENTION_DAYS: 'secret' }

    const page = await gatewayWith(all).get('https://wrong.example/en-US/products/product-download')
    const html = await page.text()

    expect([page.status, page.headers.get('Cache-Control')]).toEqual([500, 'no-store'])
    for (const name of Object.keys(all)) expect(html).toContain(name)
    expect(html).not.toMatch(/sec ?ret/)
  })
})

test('each variable reaches its own place on a page', () => {
  const set = {
    SITE_ORIGIN: 'https://www.example.com',
    ENABLED_LOCALES: 'ja-JP,en-US',
    HOTLINE: '400-1',
    ICP_FILING: ' filing ',
    MEDIA_HOST: 'https://media.example',
    DOWNLOAD_PC: 'https://d.example/pc',
    DOWNLOAD_IOS: 'https://d.example/ios',
    DOWNLOAD_REVIT_CONSTRUCTION: 'https://d.example/construction',
    DOWNLOAD_REVIT_OPERATION: 'https://d.example/operation',
    DOWNLOAD_REVIT_CITY: 'https://d.example/city',
    CROSS_BORDER_CONSENT: 'on',
    STATISTICS_ID: '0123456789abcdef0123456789abcdef',
    AD_SCRIPT_URL: 'https://ads.example/t.js',
    TRACKER_URL: 'https://matomo.example',
    TRACKER_SITE_ID: '7',
    AD_CONVERSION_URL: 'https://ads.example/conversion',
    COMPANY_SEARCH_HOST: 'https://register.example',
    COMPANY_SEARCH_KEY: 'key',
    TURNSTILE_SITE_KEY: 'site-key',
    TURNSTILE_HOST: 'https://check.example',
  }
  const settings = pageSettings(variablesOf(set), 'https://asked.example')

  expect(settings).toEqual({
    origin: 'https://www.example.com',
    // In the site's order, not the variable's.
    enabledLocales: ['en-US', 'ja-JP'],
    hotline: '400-1',
    filing: 'filing',
    mediaHost: 'https://media.example',
    downloads: {
      pc: 'https://d.example/pc',
      ios: 'https://d.example/ios',
      revitConstruction: 'https://d.example/construction',
      revitOperation: 'https://d.example/operation',
      revitCity: 'https://d.example/city',
    },
    crossBorder: true,
    statistics: 'https://hm.baidu.com/hm.js?0123456789abcdef0123456789abcdef',
    advertising: 'https://ads.example/t.js',
    serverCalls: { tracker: true, conversion: true, register: true },
    turnstile: { key: 'site-key', host: 'https://check.example' },
  })
  expect(pageSettings(variablesOf({}), 'https://asked.example')).toMatchObject({
    origin: 'https://asked.example',
    crossBorder: false,
    statistics: '',
    serverCalls: { tracker: false, conversion: false, register: false },
    turnstile: '',
  })
  const register = (variables: object) => pageSettings(variablesOf(variables), '').serverCalls.register
  expect(register({ COMPANY_SEARCH_HOST: set.COMPANY_SEARCH_HOST })).toBe(false)
  expect(register({ COMPANY_SEARCH_KEY: 'key' })).toBe(false)
})
