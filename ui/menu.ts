import type { PageName } from './routes.ts'
import type { Text } from './site.ts'

export interface MenuEntry {
  label: Text
  description?: Text
  page: PageName
  anchor?: string
  /** Query of the link, `?` included. */
  query?: string
  /** Only in the menu of narrow screens. */
  mobile?: true
  children?: readonly MenuEntry[]
}

/** The navigation menu; each page's id in it is its `webId` in the routes. */
export const menu = [
  {
    label: 'frame.menu.construction',
    description: 'frame.describe.construction',
    page: 'construction',
    children: [
      { label: 'frame.menu.coresence', page: 'construction', anchor: 'Coresence' },
      { label: 'frame.menu.feature', page: 'construction', anchor: 'Feature' },
      { label: 'frame.menu.maintech', page: 'construction', anchor: 'Maintech' },
      { label: 'frame.menu.payway', page: 'construction', anchor: 'Payway' },
      { label: 'frame.menu.download', page: 'download', mobile: true },
    ],
  },
  { label: 'frame.menu.stories', description: 'frame.describe.stories', page: 'contractor' },
  { label: 'frame.menu.data', description: 'frame.describe.data', page: 'capture' },
  {
    label: 'frame.menu.newsroom',
    description: 'frame.describe.newsroom',
    page: 'newsroom',
    children: [
      { label: 'frame.menu.updates', page: 'newsroom', query: '?category=22' },
      { label: 'frame.menu.events', page: 'newsroom', query: '?category=20' },
      { label: 'frame.menu.press', page: 'newsroom', query: '?category=21' },
      { label: 'frame.menu.cases', page: 'newsroom', query: '?category=23' },
      { label: 'frame.menu.consultation', page: 'consultation' },
    ],
  },
  {
    label: 'frame.menu.about',
    description: 'frame.describe.about',
    page: 'about',
    children: [
      { label: 'frame.menu.company', page: 'about', anchor: 'Aboutus' },
      { label: 'frame.menu.business', page: 'about', anchor: 'Business' },
      { label: 'frame.menu.contact', page: 'about', anchor: 'Contact' },
      { label: 'frame.menu.join', page: 'join' },
    ],
  },
] as const satisfies readonly MenuEntry[]
