import type { NavigationLink } from './navigation.ts'

/** A menu entry as a link; as plain text where it leads nowhere itself. */
export function MenuLink({ link, className }: { link: NavigationLink; className?: string }) {
  if (link.address === null) return <span className={className}>{link.label}</span>
  return (
    <a className={className} href={link.address} aria-current={link.current ? 'page' : undefined}>
      {link.label}
    </a>
  )
}
