import type { NavigationLink } from './navigation.ts'

export function MenuLink({ link, className }: { link: NavigationLink; className?: string }) {
  return (
    <a className={className} href={link.address} aria-current={link.mark}>
      {link.label}
    </a>
  )
}
