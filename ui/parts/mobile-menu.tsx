import type { Site } from '../site.ts'
import { CloseButton } from './close-button.tsx'
import { DemoButton } from './demo-button.tsx'
import { Hotline } from './hotline.tsx'
import { Languages } from './languages.tsx'
import { Logo } from './logo.tsx'
import { MenuLink } from './menu-link.tsx'
import { navigation } from './navigation.ts'

/** The menu of narrow screens: a sheet from the side with every entry, and `path` in the other languages. */
export function MobileMenu({ site, path }: { site: Site; path: string }) {
  return (
    <dialog id="menu" className="mobile-menu" aria-label={site.t('frame.mainMenu')} closedby="any">
      <div className="mobile-menu-head">
        <Logo site={site} />
        <div className="bar-tools">
          <Languages site={site} path={path} />
          <CloseButton of="menu" label={site.t('frame.closeMenu')} />
        </div>
      </div>
      <nav aria-label={site.t('frame.mainMenu')}>
        <ul>
          {navigation(site, 'narrow').map((link) => (
            <li key={link.label}>
              <MenuLink link={link} />
              {link.children.length > 0 && (
                <ul>
                  {link.children.map((child) => (
                    <li key={child.label}>
                      <MenuLink link={child} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="mobile-menu-foot">
        <Hotline site={site} />
        <DemoButton site={site} />
      </div>
    </dialog>
  )
}
