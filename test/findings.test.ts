import { expect, test } from 'vitest'
import { findings, type Shown } from '../scripts/pages/findings.ts'
import { href } from '../ui/site.ts'

const sentence = 'The model stands on the slab at full size and every hanger has its place in it. '
const long = `<p>${sentence.repeat(25)}</p>`

/** A complete page; `over` replaces parts of it. */
function page(over: Partial<Shown & { title: string; description: string; main: string }> = {}): Shown {
  const { title = 'About us', description = 'What we are convinced of and how we work, in a line.', ...others } = over
  const anchors = '<h2 id="Aboutus">a</h2><h2 id="Business">b</h2><h2 id="Contact">c</h2>'
  const main = over.main ?? `<h1>About</h1>${long}${anchors}`
  return {
    address: '/en-US/about',
    name: 'about',
    locale: 'en-US',
    published: false,
    html: `<title>${title}</title><meta name="description" content="${description}"/><main>${main}</main>`,
    ...others,
  }
}

/** Links every other page. */
const home = page({
  address: '/en-US',
  name: 'home',
  title: 'Home',
  description: 'Where everything begins, in a line of its own.',
  main: `<h1>Home</h1>${long}<a href="/en-US/about">About</a><a href="/ja-JP/about">About</a>`,
})
const about = (over: Parameters<typeof page>[0]) => findings([home, page(over)])
const anchors = '<h2 id="Aboutus">a</h2><h2 id="Business">b</h2><h2 id="Contact">c</h2>'

test('a complete page has no finding', () => {
  expect(about({ main: `<h1>About</h1>${long}${anchors}<a href="/en-US">Home</a>` })).toEqual([])
})

test.each<[string, Parameters<typeof page>[0], RegExp]>([
  ['too few words', { main: `<h1>About</h1>${anchors}` }, /^\/en-US\/about {2}4 words .*: at least 350$/],
  ['a long title', { title: 'a'.repeat(66) }, /title of 66 characters: at most 65$/],
  ['a short description', { description: 'About us' }, /description of 8 characters: 31 to 165$/],
  ['no heading', { main: long + anchors }, /0 headings h1/],
  ['a title that another page has', { title: 'Home' }, /^\/en-US and \/en-US\/about {2}have the same title: Home$/],
  ['a heading that another page has', { main: `<h1>Home</h1>${long}${anchors}` }, /have the same heading: Home$/],
  ['a foreign script', { main: `<h1>About</h1>${long}${anchors}現場` }, /has Han, which/],
  ['an anchor in ui/routes.ts', { main: `<h1>About</h1>${long}` }, /lacks #Aboutus, which ui\/routes.ts lists/],
  ['an id twice', { main: `<h1>About</h1>${long}${anchors}<p id="Contact">` }, /has the id Contact twice/],
  [
    'a dead link',
    { main: `<h1>About</h1>${long}${anchors}<a href="/en-US/nowhere">` },
    /links \/en-US\/nowhere: there is no such page/,
  ],
  [
    'a dead anchor',
    { main: `<h1>About</h1>${long}${anchors}<a href="/en-US#x">` },
    /links \/en-US#x: there is no such anchor/,
  ],
  [
    'a picture without words',
    { main: `<h1>About</h1>${long}${anchors}<img width="1" height="1" alt="">` },
    /without an alternative text/,
  ],
  [
    'a picture without a size',
    { main: `<h1>About</h1>${long}${anchors}<img alt="A hall with its model">` },
    /picture without its size/,
  ],
  [
    'a picture that is not there',
    { main: `<h1>About</h1>${long}${anchors}<a href="/media/none.jpg">` },
    /no file public\/media\/none.jpg/,
  ],
])('%s is reported, with the page and the fix', (_, over, finding) => {
  expect(about(over)).toContainEqual(expect.stringMatching(finding))
})

test('a language is checked by its own description, and every page is reported at once', () => {
  const japanese = { address: '/ja-JP/about', locale: 'ja-JP' } as const
  const found = findings([home, page(), page(japanese)])

  expect(found).toContainEqual(
    expect.stringMatching(/^\/ja-JP\/about {2}0 % of the letters are Hiragana: at least 25 %$/),
  )
  expect(found).toContainEqual(expect.stringMatching(/^\/ja-JP\/about {2}has English, .*hanger/))
  expect(found.filter((one) => one.startsWith('/en-US/about'))).toEqual([])
})

test('figures in only one language of a page are reported', () => {
  const japanese = {
    address: '/ja-JP/about',
    locale: 'ja-JP',
    main: `<h1>About</h1>${long}${anchors}<p>45</p>`,
  } as const

  expect(findings([home, page(), page(japanese)])).toContainEqual(
    '/ja-JP/about  figures differ from /en-US/about: 45 added, none missing',
  )
})

test('a page without a link to it is reported, and one without a card', () => {
  const alone = page({ address: href('en-US', 'company'), name: 'company' })

  expect(findings([home, page(), alone])).toContain(
    '/en-US/about-us/company  has no link to it: name a page in ui/routes.ts (links)',
  )
})
