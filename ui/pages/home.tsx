import type { Page } from '../page.ts'
import type { Site } from '../site.ts'

export const home: Page = {
  title: ({ t }) => t('home.title'),
  description: ({ t }) => t('home.description'),
  layout: 'default',
  style: 'home',
  Body,
}

function Body({ site }: { site: Site }) {
  return <h1>{site.t('home.title')}</h1>
}
