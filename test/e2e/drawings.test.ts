import { expect, test } from 'vitest'
import { drawings } from '../../art/drawings/index.mjs'
import { href } from '../../ui/site.ts'
import { every } from '../sample.ts'
import { sharedBrowser, sharedSite } from '../shared.ts'
import { tour } from './visitor.ts'

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()])
const go = tour(browser, site, { width: 320 })
const drawn = drawings()

/** Drawings on the page as [name, width in CSS px]; they load lazily, so the source is the one that would be chosen. */
function shownDrawings(): [string, number][] {
  return [...document.querySelectorAll('img')].flatMap((image) => {
    const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
    const address = sources.find(({ media }) => matchMedia(media).matches)?.srcset ?? image.src
    const [, name = ''] = /\/drawings\/\w+\/([^/]+)\.svg/.exec(address) ?? []
    return name && image.clientWidth ? [[name, image.clientWidth] as [string, number]] : []
  })
}

const pages = [
  ['the home page', href('en-US', 'home'), 5],
  ['construction', href('zh-CN', 'construction'), 2],
  ['design', href('ja-JP', 'design'), 8],
  ['operation', href('en-US', 'operation'), 3],
  ['the city platform', href('zh-CN', 'city'), 2],
  ['owners', href('ja-JP', 'owners'), 2],
  ['contractors', href('en-US', 'contractor'), 2],
  ['the company', href('zh-CN', 'about'), 7],
  ['open positions', href('en-US', 'careers'), 10],
  ['accuracy', href('ja-JP', 'accuracy'), 6],
  ['a list of guides', href('en-US', 'consultation'), 4],
  ['a guide', href('zh-CN', 'guide', '', { id: 'price-a-proof-of-concept' }), 2],
] as const

test.each(every(3, pages))(
  'figures of the drawings of %s are at least 9 px high on a phone 320 px wide',
  async (_, address, least) => {
    const { page } = await go(address)
    const shown = await page.evaluate(shownDrawings)
    const low = shown.flatMap(([name, width]) => {
      const height = Math.min(
        Infinity,
        ...(drawn[name.replace(/^axon-(lines|points)$/, 'axon')]?.figures(width) ?? [0]),
      )
      return height < 9 ? [`${name}, ${width} px wide: ${height.toFixed(1)} px`] : []
    })

    expect(shown.length).toBeGreaterThanOrEqual(least)
    expect(low).toEqual([])
  },
)
