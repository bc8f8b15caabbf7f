import type { Site } from '../site.ts'
import { Icon } from './icon.tsx'

/** The hotline as a phone link; nothing when the deployment has none. */
export function Hotline({ site }: { site: Site }) {
  if (!site.hotline) return null
  return (
    <a className="hotline" href={`tel:${site.hotline.replace(/[^\d+]/g, '')}`}>
      <Icon name="phone" />
      <span className="hotline-label">{site.t('frame.hotline')} </span>
      <span className="hotline-number">{site.hotline}</span>
    </a>
  )
}
