import { type FrameKind, isHidden } from '../page.ts'
import type { Site } from '../site.ts'
import { DemoButton } from './demo-button.tsx'
import { Hotline } from './hotline.tsx'
import { Icon } from './icon.tsx'
import { Languages } from './languages.tsx'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'

/** The header of the default layout, transparent over a hero until the page is scrolled. */
export function Header({ site, page }: { site: Site; page: FrameKind }) {
  const path = isHidden(page) ? '/' : site.path
  return (
    <>
      <header className={page.hero ? 'header header-over' : 'header'} data-header="">
        <div className="wrap bar">
          <Logo site={site} />
          <MainMenu site={site} />
          <div className="bar-tools">
            <Hotline site={site} />
            <Languages site={site} path={path} />
            <DemoButton site={site} />
            <button
              type="button"
              className="icon-button open-menu"
              command="show-modal"
              commandfor="menu"
              aria-label={site.t('frame.openMenu')}
            >
              <Icon name="menu" />
            </button>
          </div>
        </div>
      </header>
      <MobileMenu site={site} path={path} />
    </>
  )
}
