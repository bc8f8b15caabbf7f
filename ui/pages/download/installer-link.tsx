import { RequestButton } from '../../parts/request-button.tsx'
import type { Downloads, Site, Text } from '../../site.ts'

/** A link to an installer, or a button that opens the contact form when the deployment has no address for it. */
export function InstallerLink({ site, file, label }: { site: Site; file: keyof Downloads; label: Text }) {
  const address = site.downloads[file]
  if (!address) return <RequestButton label={site.t('download.ask')} />
  return (
    <a className="button quiet-button" href={address}>
      {site.t(label)}
    </a>
  )
}
