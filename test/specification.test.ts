import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { factWords } from '#fact-words'
import { readSheets } from '#sheets'
import { enabled as locales } from '../harness/written.ts'
import { type Locale, localeNames } from '../locales/index.ts'
import { localesOf } from '../scripts/content/days.ts'
import { assets } from '../ui/assets.ts'
import brochures from '../ui/brochures.json' with { type: 'json' }
import { choiceLabels, jobTree } from '../ui/contact/choices.ts'
import { bounds, problemTexts } from '../ui/contact/schema.ts'
import { categories, categoryNames } from '../ui/content.ts'
import { words } from '../ui/site.ts'
import { everyAnswer, sharedSite } from './shared.ts'

// Words and figures that the customer fixed, as literals, here only. The customer decides on changes. Other tests take
// words from `locales` and figures from `ui/facts.ts`.

const site = await sharedSite()
const answers = await everyAnswer()
const [en, zh, ja] = [words('en-US'), words('zh-CN'), words('ja-JP')]

/** A page by its path without the language, with character references decoded and comments removed. */
function page(path: string, locale: Locale = 'en-US'): string {
  const { html = '' } = answers.find(({ address }) => address === `/${locale}${path}`) ?? {}
  return read(html)
}

function read(html: string): string {
  return html.replaceAll('<!-- -->', '').replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
}

/** The text of a page without tags. */
function text(path: string, locale: Locale = 'en-US'): string {
  return page(path, locale)
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0\u200b]+/g, ' ')
}

const dialog = (locale: Locale) => /<dialog id="contact"[\s\S]*?<\/dialog>/.exec(page('', locale))?.[0] ?? ''

describe('routes', () => {
  const anchors: Record<string, string[]> = {
    '': [],
    '/about': ['Aboutus', 'Business', 'Contact'],
    '/consultation': [],
    '/newsroom': [],
    '/about-us/company': [],
    '/about-us/careers': [],
    '/about-us/contact': [],
    '/about-us/privacy': [],
    '/about-us/processing': [],
    '/about-us/protocol': [],
    '/products/construction': ['Coresence', 'Feature', 'Maintech', 'Payway'],
    '/products/design': [],
    '/products/operation': [],
    '/products/reality-capture': ['BIM360', 'realityCapture', '3DGS', 'upgrade'],
    '/products/smart-city': [],
    '/products/product-download': [],
    '/products/joinus': [],
    '/solution/constructor': ['Customer', 'Example', 'Proexample'],
    '/solution/owners': [],
    '/solution/infrastructure': [],
  }

  test('exist in every language, each with its anchors', () => {
    for (const locale of locales) {
      for (const [path, ids] of Object.entries(anchors)) {
        expect(page(path, locale), `/${locale}${path}`).toContain(`<html lang="${locale}">`)
        for (const id of ids) expect(page(path, locale), `/${locale}${path}`).toContain(` id="${id}"`)
      }
    }
    expect(localesOf()).toEqual(['en-US', 'zh-CN', 'ja-JP'])
    expect(localeNames).toMatchObject({ 'en-US': 'English', 'zh-CN': '简体中文', 'ja-JP': '日本語' })
  })

  test.each([
    ['/en-US/home/home-Index', 200, null],
    ['/about', 302, '/en-US/about'],
    ['/', 302, '/en-US'],
    ['/about-us/careers-detail', 302, '/en-US/about-us/careers-detail'],
    ['/en-US/about-us/careers-detail', 302, '/en-US/about-us/careers'],
    ['/EN-us/about/', 301, '/en-US/about'],
    ['/fr-FR/about', 404, null],
    ['/nowhere', 404, null],
  ])('%s answers %i', async (path, status, location) => {
    const response = await site.get(path, { headers: { 'CF-IPCountry': 'US' } })

    expect([response.status, response.headers.get('Location')]).toEqual([status, location])
  })

  test('that are unknown show the error page', async () => {
    const html = read(await (await site.get('/en-US/nowhere')).text())

    expect(html).toMatch(/<h1>This page could not be found<\/h1>/)
    expect(html).toMatch(/<a class="button" href="\/en-US">Back to the home page<\/a>/)
  })

  test('show the agreement for China by default, and the one for Japan on request', async () => {
    const japan = read(await (await site.get('/en-US/about-us/processing?type=japan')).text())
    const current = (html: string) => /<nav class="legal-versions"[\s\S]*? aria-current="page">([^<]*)</.exec(html)?.[1]

    expect(current(page('/about-us/processing'))).toBe(en('processing.china.name'))
    expect(current(japan)).toBe(en('processing.japan.name'))
    expect(
      [page('/about-us/processing'), japan].map((html) => /Act on the Protection of Personal Information/.test(html)),
    ).toEqual([false, true])
    expect([page('/about-us/processing'), japan].map((html) => html.includes('Privacy Commissioner'))).toEqual([
      true,
      false,
    ])
  })

  test('have an alternate address per language, and the English one for all others', () => {
    const found = [...page('/about', 'ja-JP').matchAll(/hrefLang="([^"]*)" href="([^"]*)" ?(?:title|\/)/g)]

    expect(found.map(([, language, address]) => [language, address?.replace(site.url.origin, '')])).toEqual([
      ['en-US', '/en-US/about'],
      ['zh-CN', '/zh-CN/about'],
      ['ja-JP', '/ja-JP/about'],
      ['x-default', '/en-US/about'],
    ])
  })
})

describe('the menu', () => {
  const linksIn = (html: string) =>
    [...html.matchAll(/<a[^>]*href="\/en-US([^"]*)"[^>]*>([^<]+)</g)].map(([, address, label]) => [label, address])

  test('of wide screens has five entries, of which two are plain links', () => {
    const [menu = ''] = /<nav class="main-menu"[\s\S]*?<\/nav>/.exec(page('')) ?? []
    expect(menu.match(/<details/g)).toHaveLength(3)
    expect([...menu.matchAll(/<summary><span>([^<]*)/g)].map(([, label]) => label)).toEqual([
      'AR Construction Assistant',
      'Newsroom',
      'About Us',
    ])
    expect(linksIn(menu).filter(([label]) => /^(Customer Stories|Data Innovation)$/.test(label ?? ''))).toEqual([
      ['Customer Stories', '/solution/constructor'],
      ['Data Innovation', '/products/reality-capture'],
    ])
    expect(linksIn(menu).map(([, address]) => address)).toEqual([
      ...['', '#Coresence', '#Feature', '#Maintech', '#Payway'].map((anchor) => `/products/construction${anchor}`),
      // Ours, because visitors cannot find these pages in the specified menu.
      ...['design', 'operation', 'smart-city'].map((name) => `/products/${name}`),
      ...['owners', 'infrastructure'].map((name) => `/solution/${name}`),
      '/solution/constructor',
      '/products/reality-capture',
      ...['', '?category=22', '?category=20', '?category=21', '?category=23'].map((query) => `/newsroom${query}`),
      '/consultation',
      '/resources',
      ...['', '#Aboutus', '#Business', '#Contact'].map((anchor) => `/about${anchor}`),
      '/products/joinus',
    ])
  })

  test('of narrow screens also says Download our APPs', () => {
    const [menu = ''] = /<dialog id="menu"[\s\S]*?<\/dialog>/.exec(page('')) ?? []

    expect(
      linksIn(menu)
        .filter(([, address]) => address !== '')
        .map(([label]) => label),
    ).toEqual(
      expect.arrayContaining([
        'AR Construction Assistant',
        'Download our APPs',
        'Customer Stories',
        'Data Innovation',
        'Newsroom',
        'Consultation Sharing',
        'About Us',
        'Join Us',
      ]),
    )
    expect(linksIn(menu)).toContainEqual(['Download our APPs', '/products/product-download'])
    // Every product and solution is in it, too.
    expect(linksIn(menu).map(([, address]) => address)).toEqual(
      expect.arrayContaining([
        ...['design', 'operation', 'smart-city'].map((name) => `/products/${name}`),
        ...['owners', 'infrastructure'].map((name) => `/solution/${name}`),
        '/resources',
      ]),
    )
    expect(/<nav class="main-menu"[\s\S]*?<\/nav>/.exec(page(''))?.[0]).not.toContain('Download our APPs')
  })

  test('is listed with its ids and field names', async () => {
    const { pages } = (await (await site.get('/api/pages')).json()) as { pages: Record<string, unknown>[] }

    expect(pages.map(({ webId, router }) => [webId, router])).toEqual([
      [1, '/'],
      [2, '/products/construction'],
      [3, '/solution/constructor'],
      [13, '/products/reality-capture'],
      [4, '/newsroom'],
      [5, '/about'],
    ])
    expect(new Set(pages.map(({ description_en }) => description_en)).size).toBe(pages.length)
    expect(Object.keys(pages[1] ?? {}).sort()).toEqual(
      [
        ...['webId', 'parentId', 'router', 'hash', 'icon', 'childList'],
        ...['webName_cn', 'webName_en', 'webName_ri', 'description_cn', 'description_en', 'description_ri'],
      ].sort(),
    )
    expect(pages[1]).toMatchObject({
      parentId: 0,
      webName_en: 'AR Construction Assistant',
      webName_cn: 'AR 施工助手',
      webName_ri: 'AR施工アシスタント',
      childList: [
        { parentId: 2, hash: '#Coresence' },
        { parentId: 2, hash: '#Feature' },
        { parentId: 2, hash: '#Maintech' },
        { parentId: 2, hash: '#Payway' },
        { parentId: 2, router: '/products/product-download', hash: '' },
      ],
    })
  })

  test('has the news categories by id, and the newsroom filters by them', () => {
    const names: Record<number, string> = {
      22: 'Product Updates',
      20: 'Marketing Activities',
      21: 'Press Releases',
      23: 'Customer Cases',
    }
    for (const [id, name] of Object.entries(names))
      expect(page('')).toContain(`<a href="/en-US/newsroom?category=${id}">${name}</a>`)
    expect(categories).toEqual([22, 20, 21, 23])
    expect(categories.map((id) => en(categoryNames[id]))).toEqual(categories.map((id) => names[id]))
  })
})

describe('fixed words', () => {
  test('are exact in English', () => {
    expect(en('contact.tip')).toBe('Tip')
    expect(en('contact.success')).toBe('Message left successfully')
    expect(en('contact.problems.agreement')).toBe(
      'Tip: please confirm that you have read and agree to the agreement and privacy',
    )
    expect(en('errors.last')).toBe('An error occurred while showing the error page')
    expect(en('newsroom.empty')).toBe('No data')
    expect(en('careers.empty')).toBe('No data')
    expect(page('/about-us/careers')).toContain('<summary>More job details</summary>')
    expect(page('')).toContain('>Book a demo</button>')
    expect(text('')).toContain('Hotline, 24 hours 400-800-1234')
  })

  test('have the same meaning in Chinese and Japanese', () => {
    expect([zh, ja].map((t) => [t('contact.tip'), t('contact.success'), t('newsroom.empty')])).toEqual([
      ['提示', '留言成功', '暂无数据'],
      ['お知らせ', '送信が完了しました', 'データがありません'],
    ])
    expect([zh, ja].map((t) => [t('errors.notFound'), t('errors.back'), t('careers.more')])).toEqual([
      ['找不到该页面', '返回首页', '更多职位详情'],
      ['ページが見つかりません', 'トップページに戻る', '仕事内容を詳しく見る'],
    ])
  })
})

describe('the contact form', () => {
  test('offers the enterprise types, positions, departments and requirement types', () => {
    const form = dialog('en-US')
    const optionsOf = (name: string) =>
      [...form.matchAll(new RegExp(`<select name="${name}"[\\s\\S]*?</select>`, 'g'))].flatMap(([select]) =>
        [...select.matchAll(/<option value="([^"]+)">([^<]*)/g)].map(([, value, label]) => [value, label]),
      )

    expect(jobTree).toEqual({ 1: [101, 102, 103, 104], 2: [], 3: [], 4: [], 5: [] })
    expect(optionsOf('job')).toEqual([
      ['1', 'Contractor'],
      ['2', 'Owner'],
      ['3', 'Designer'],
      ['4', 'Consultant'],
      ['5', 'Operator'],
      ['101', 'Headquarters'],
      ['102', 'Branch'],
      ['103', 'City company'],
      ['104', 'Project department'],
    ])
    expect(optionsOf('position')).toEqual([
      ['general-manager', 'General manager'],
      ['chief-engineer', 'Chief engineer'],
      ['it-head', 'Head of IT department'],
      ['bim-lead', 'BIM lead or manager'],
      ['professional-engineer', 'Discipline engineer'],
      ['other', 'Other'],
    ])
    expect(optionsOf('department')).toEqual([
      ['design', 'Design'],
      ['engineering', 'Engineering'],
      ['operations', 'Operations and maintenance'],
      ['bim-center', 'BIM technology center'],
      ['it-center', 'IT department'],
      ['other', 'Other'],
    ])
    expect([...form.matchAll(/name="requirementTypes" value="(\d)"/g)].map(([, value]) => value)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ])
    expect(Object.values(choiceLabels(en).requirements).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'BIM data on site: Construction assistant',
      'As-built data assets: Operation assistant',
      'Panoramic site capture: 360 capture',
      'Other data applications: Point cloud, oblique photography, 3D Gaussian splatting',
    ])
  })

  test('labels each type and position in Chinese', () => {
    const { jobs, positions } = choiceLabels(zh)

    expect(jobs).toEqual({
      1: '施工单位',
      2: '建设单位',
      3: '设计单位',
      4: '咨询单位',
      5: '运营单位',
      101: '总部',
      102: '分公司',
      103: '城市公司',
      104: '项目部',
    })
    expect(Object.values(positions)).toEqual([
      '总经理',
      '总工程师',
      '信息化/科技负责人',
      'BIM 负责人/经理',
      '专业工程师',
      '其他',
    ])
  })

  test.each<[Locale, number]>([
    ['zh-CN', 4],
    ['en-US', 3],
    ['ja-JP', 4],
  ])('has in %s a message of %i rows', (locale, rows) => {
    for (const path of ['', '/about-us/contact'])
      for (const [area] of page(path, locale).matchAll(/<textarea[^>]*>/g)) expect(area).toContain(`rows="${rows}"`)
    expect(dialog(locale)).toContain('<textarea')
  })

  test('accepts an exact number of characters', () => {
    expect(bounds).toEqual({ name: 120, company: 120, positionOther: 120, telphone: 254, message: 4000 })
  })

  test('says what is missing', () => {
    expect(problemTexts(en)).toMatchObject({
      name: 'Enter your name',
      company: 'Enter your company name',
      telphone: 'Enter your phone number or e-mail address',
      telphoneFormat: expect.stringMatching(/^Incorrect format: .*e-mail address.*mainland China/),
      requirementTypes: 'Choose your requirement type',
      job: 'Choose enterprise type',
      position: 'Choose your position',
    })
    expect(problemTexts(zh)).toMatchObject({
      name: '请输入您的姓名',
      company: '请输入公司名称',
      telphone: '请输入手机号或邮箱',
      telphoneFormat: expect.stringMatching(/^格式不正确，.*中国内地手机号.*邮箱/),
      requirementTypes: '请选择需求类型',
      job: '请选择企业类型',
      position: '请选择职位',
    })
    expect(problemTexts(ja)).toMatchObject({
      name: 'お名前を入力してください',
      company: '会社名を入力してください',
      telphone: 'メールアドレスまたは電話番号を入力してください',
      telphoneFormat: expect.stringMatching(/^形式が正しくありません。メールアドレスか、中国本土の携帯電話番号/),
      requirementTypes: 'ご用件を選択してください',
      job: '企業の種類を選択してください',
      position: '役職を選択してください',
    })
  })

  test('asks for agreement in the popup and not on its own page, naming all three documents', () => {
    for (const locale of locales) {
      const main = /<main[\s\S]*<\/main>/.exec(page('/about-us/contact', locale))?.[0] ?? ''

      expect(dialog(locale), locale).toContain('name="agreement"')
      expect(main, locale).not.toContain('name="agreement"')
      for (const form of [dialog(locale), main])
        for (const name of ['protocol', 'privacy', 'processing'])
          expect(form, `${name} in ${locale}`).toContain(`<a href="/${locale}/about-us/${name}" target="_blank"`)
    }
    expect(ja('contact.hints.telphone')).toMatch(/^メールアドレス.*中国本土の携帯電話/)
    expect(en('contact.hints.telphone')).toMatch(/^An e-mail address, or a mobile number of mainland China/)
  })
})

describe('figures', () => {
  const figures = {
    'en-US': {
      accuracy: '2 cm',
      compression: '75%',
      lightweighting: '25:1',
      componentsPerSecond: '10,000',
      splitModes: '3',
      positioningMethods: '4',
      modelFormats: 'rvt, rvm, ifc, skp, fbx, nwc, nwd, pdms',
      scanFormats: 'PLY, PCD, RCP, e57, RCS',
      designMinutes: '15 minutes',
      contentDays: '3 days',
      responseWorkingDays: '1',
      returnTimes: '10',
      operatingCost: '75%',
      issueResponse: '50%',
      dataReliance: '7',
      founded: 'January 2018',
      employees: '50+',
      researchers: '30+',
      patents: '10+',
      copyrights: '50+',
      projects: '100+',
      projectsInAll: '400',
      clients: '400',
      models: '60,000+',
      data: '10TB+',
      area: '30 million+',
      standards: 'ISO 9001, ISO 27001, ISO 19650',
      hotlineHours: '24',
      trialWeeks: '1 week',
      trialAccounts: '1',
      pocMonths: '3 months',
      areaStepOne: '100,000',
      areaStepTwo: '200,000',
      licenseYears: '3 years',
      licenseDeliveries: '1–3',
      planProjects: '5, 10, or 20',
      planYears: '1 year',
      planDeliveries: '3',
      headsetFrom: '50,000 yuan',
      sandTableFrom: '100,000 yuan',
      liabilityMonths: '6',
      liability: '1,000 yuan',
      claimYears: '1 year',
      disputeDays: '30',
      guardianAge: '14',
      leadRetentionDays: '365',
      languageCookie: '1 year',
      referrerCookie: '180 days',
      clickCookie: '90 days',
    },
    'zh-CN': {
      accuracy: '2厘米',
      compression: '75%',
      componentsPerSecond: '1万',
      designMinutes: '15分钟',
      contentDays: '3天',
      founded: '2018年1月',
      models: '6万+',
      area: '3000万+',
      trialWeeks: '1周',
      pocMonths: '3个月',
      areaStepOne: '10万',
      areaStepTwo: '20万',
      licenseYears: '3年',
      planProjects: '5、\u206010或20',
      headsetFrom: '5万元',
      sandTableFrom: '10万元',
      liability: '1000元',
      claimYears: '1年',
      referrerCookie: '180天',
    },
    'ja-JP': {
      accuracy: '2cm',
      compression: '75%',
      componentsPerSecond: '1万',
      designMinutes: '15分',
      contentDays: '3日',
      founded: '2018年1月',
      models: '6万+',
      area: '3000万+',
      pocMonths: '3か\u2060月',
      areaStepOne: '10万',
      areaStepTwo: '20万',
      planProjects: '5・\u206010・\u206020',
      headsetFrom: '5万元',
      sandTableFrom: '10万元',
      liability: '1000元',
    },
  }

  test.each(Object.keys(figures) as (keyof typeof figures)[])('in %s are those of the customer', (locale) => {
    const said = Object.fromEntries(
      Object.entries(factWords(locale)).map(([name, value]) => [name, value.replaceAll('\u00a0', ' ')]),
    )

    expect(said).toMatchObject(figures[locale])
  })

  test('include prices, on the pages that need them', () => {
    for (const [path, figure] of [
      ['/products/construction', '50,000 yuan'],
      ['/products/construction', '3 months'],
      ['/products/construction', '100,000'],
      ['/products/construction', '200,000'],
      ['/products/design', '100,000 yuan'],
      ['/products/design', '15 minutes'],
      ['/products/operation', '1 week'],
      ['/products/smart-city', '1 week'],
      ['/products/reality-capture', 'PLY, PCD, RCP, e57, RCS'],
      ['/about-us/company', '60,000+'],
      ['/about-us/company', '30 million+'],
      ['/about-us/company', 'ISO 19650'],
      ['/about-us/protocol', '1,000 yuan'],
      ['/about-us/protocol', '30 days'],
      ['/about-us/privacy', '365 days'],
      ['/about-us/privacy', '14'],
      ['/solution/owners', '75%'],
    ] as const)
      expect(text(path), path).toContain(figure)
    expect(text('/products/construction', 'zh-CN')).toContain('5万元')
    expect(text('/products/construction', 'ja-JP')).toContain('5万元')
  })
})

describe('the newsroom and the downloads', () => {
  test('offer ten, twenty or fifty items a page, and pages by name', () => {
    const [form = ''] =
      /<form[^>]* action="\/en-US\/newsroom"><label class="field">Items[\s\S]*?<\/form>/.exec(page('/newsroom')) ?? []

    expect([...form.matchAll(/<option[^>]*>(\d+)/g)].map(([, size]) => size)).toEqual(['10', '20', '50'])
    expect([en('newsroom.previous'), en('newsroom.next')]).toEqual(['Previous', 'Next'])
    expect([en('newsroom.previousFive'), en('newsroom.nextFive')]).toEqual(['Previous 5 pages', 'Next 5 pages'])
    expect([en('newsroom.perPage'), en('newsroom.goTo')]).toEqual(['Items per page', 'Go to page'])
    expect(text('/newsroom')).toContain('28 items in all')
    expect(page('/newsroom').match(/<h2><a href="\/en-US\/newsroom\//g)).toHaveLength(10)
  })

  test('have every material in every language', () => {
    expect(Object.keys(brochures).sort()).toEqual(
      [
        ...['solution', 'solution-city', 'solution-realize-detail', 'product-city', 'product-construction'],
        ...['product-construction-apply', 'product-design', 'product-operation'],
      ].sort(),
    )
  })
})

describe('measures and times', () => {
  const sheet = readSheets().site ?? ''
  const built = (address: string) => readFileSync(`public${address}`, 'utf8')

  test.each([
    ['the header is 80 px high', /--header: ?80px/],
    ['the content is 1200 px wide, and wider from 1600 px on', /--content: ?clamp\(1200px, ?75vw,/],
    [
      'the side menu ends at 992 px',
      /@media ?\(width ?>= ?992px\)\{@container header ?\(width ?>= ?60rem\)\{\.main-menu\{display:block\}/,
    ],
    ['columns begin at 768 px', /@media ?\(width ?>= ?768px\)/],
    ['the side menu comes in after 20 ms', /\.mobile-menu\[open\]\{[^}]*transition-delay:20ms/],
    ['the progress bar takes 5 s', /\[data-progress=["']?running["']?\]:+before\{[^}]*animation:advance 5s/],
  ])('%s', (_, rule) => {
    expect(sheet).toMatch(rule)
  })

  test('the loader closes the side menu after 300 ms, reloads once in 60 s and fetches ahead after 2 s', () => {
    const loader = built(assets.islands.loader ?? '')
    const [, chunk = ''] = /import\("(\/assets\/chunk-[^"]+)"\),\w+=\(\)=>\{\}/.exec(loader) ?? []

    expect(loader).toMatch(/setTimeout\(\(\)=>\w+\.close\(\),300\)/)
    expect(loader).toMatch(/=6e4[;,]/)
    expect(loader).toMatch(/setTimeout\(\(\)=>[^;]*fetchAhead[^;]*,2e3\)/)
    expect(loader).toContain('max-age=31536000; samesite=lax')
    expect(loader).toContain('matchMedia("(min-width: 992px)")')
    // The progress bar appears after 200 ms and stays for 200 ms.
    expect(built(chunk)).toMatch(/\.progress="running"\},200\)/)
    expect(built(chunk)).toMatch(/=="done"\?200:6e3\)/)
  })
})
