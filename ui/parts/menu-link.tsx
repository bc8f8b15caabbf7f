import type { NavigationLink } from './navigation.ts'

export function MenuLink({ link }: { link: NavigationLink }) {
  return (
    <a href={link.address} aria-current={link.mark}>
      {link.label}
    </a>
  )
}
