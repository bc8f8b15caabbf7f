import type { Downloads, Site, Text } from '../../site.ts'

/** A link to an installer, or a button that opens the contact form when the deployment has no address for it. */
export function InstallerLink({ site, file, label }: { site: Site; file: keyof Downloads; label: Text }) {
  const address = site.downloads[file]
  if (!address) return <RequestButton site={site} label="download.ask" />
  return (
    <a className="button quiet-button" href={address}>
      {site.t(label)}
    </a>
  )
}

/** A button that opens the contact form with a request. */
export function RequestButton({ site, label }: { site: Site; label: Text }) {
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
