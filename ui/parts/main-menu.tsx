import type { Site } from '../site.ts'
import { Disclosure } from './disclosure.tsx'
import { Icon } from './icon.tsx'
import { MenuLink } from './menu-link.tsx'
import { type NavigationLink, navigation } from './navigation.ts'

/** The menu of wide screens: links, and dropdowns for entries with children. */
export function MainMenu({ site }: { site: Site }) {
  return (
    <nav className="main-menu" aria-label={site.t('frame.mainMenu')}>
      <ul>
        {navigation(site, 'wide').map((link) => (
          <li key={link.label}>{link.children.length > 0 ? <Dropdown link={link} /> : <MenuLink link={link} />}</li>
        ))}
      </ul>
    </nav>
  )
}

function Dropdown({ link }: { link: NavigationLink }) {
  const summary = (
    <>
      <span aria-current={link.mark}>{link.label}</span>
      <Icon name="down" />
    </>
  )
  return (
    <Disclosure group="menu" className="dropdown" summary={summary}>
      <p className="dropdown-lead">
        <MenuLink link={{ ...link, label: link.description, mark: undefined }} />
      </p>
      <Entries links={link.children.filter(({ beyond }) => !beyond)} />
      <Entries links={link.children.filter(({ beyond }) => beyond)} />
    </Disclosure>
  )
}

function Entries({ links }: { links: NavigationLink[] }) {
  return (
    links.length > 0 && (
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <MenuLink link={link} />
          </li>
        ))}
      </ul>
    )
  )
}
