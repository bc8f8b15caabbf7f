import type { Site } from '../site.ts'

/** The main action of every page, which opens the contact popup. */
export function DemoButton({ site }: { site: Site }) {
  return (
    <button type="button" className="button" command="show-modal" commandfor="contact" data-wakes="contact">
      {site.t('frame.bookDemo')}
    </button>
  )
}
