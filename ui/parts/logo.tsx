import type { Site } from '../site.ts'

/** Mark and name, with a link to the home page. The mark is a plumb bob between two datums, half real, half model. */
export function Logo({ site }: { site: Site }) {
  return (
    <a className="logo" href={`/${site.locale}`} aria-label={site.t('frame.home')}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <path fill="currentColor" d="M30 0h4v13h-4zM31 13h-5v6h-4q-5 0-5 5v8l14 28z" />
        <path fill="var(--model)" d="M33 13h5v6h4q5 0 5 5v8L33 60z" />
        <path fill="var(--mark)" d="M7 56h14v5H7zM43 56h14v5H43z" />
      </svg>
      <span>{site.company.brand}</span>
    </a>
  )
}
