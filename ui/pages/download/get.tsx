import type { Downloads, Site, Text } from '../../site.ts'

/** A link to an installer; where the deployment names none, a button that opens the contact form instead. */
export function Get({ site, file, label }: { site: Site; file: keyof Downloads; label: Text }) {
  const address = site.downloads[file]
  if (!address) return <Ask site={site} label="download.ask" />
  return (
    <a className="button quiet-button" href={address}>
      {site.t(label)}
    </a>
  )
}

/** Opens the contact form to ask for something. */
export function Ask({ site, label }: { site: Site; label: Text }) {
  return (
    <button
      type="button"
      className="button quiet-button"
      command="show-modal"
      commandfor="contact"
      data-wakes="contact"
    >
      {site.t(label)}
    </button>
  )
}
