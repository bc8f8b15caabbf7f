import type { ReactNode } from 'react'
import type { Site } from '../site.ts'
import { DemoButton } from './demo-button.tsx'
import { Bob } from './plumb.tsx'
import { type Figure, Ruler } from './ruler.tsx'

interface PageHeroProps {
  site: Site
  eyebrow?: string
  title: string
  lead: string
  /** By default the demo. */
  action?: ReactNode
  /** The main picture of the page: a Photo with `first`. */
  picture: ReactNode
  /** The picture moves once when it is seen (ui/browser/motion.ts). */
  plays?: boolean
  /** Up to three figures along the ruler. Without them the words stand in the middle. */
  figures?: readonly Figure[]
  /** Without figures: a plumb bob hangs at the edge of the picture, down to its foot. */
  plumb?: boolean
}

/** The dark first section of a page: title, action, picture, figures. */
export function PageHero(props: PageHeroProps) {
  const { site, eyebrow, title, lead, action = <DemoButton site={site} />, picture, plays, figures = [], plumb } = props

  return (
    <section className={`page-hero night${figures.length > 0 ? '' : ' words-only'}`}>
      <div className="wrap page-hero-text">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {action}
      </div>
      <div className="page-hero-picture" data-plays={plays && ''}>
        {picture}
      </div>
      {figures.length > 0 && <Ruler figures={figures} />}
      {plumb && <Bob />}
    </section>
  )
}
