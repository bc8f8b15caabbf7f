import { Ending } from '../parts/closing.tsx'
import { LocalMenu } from '../parts/local-menu.tsx'
import type { Site, Text } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { Apps } from './download/apps.tsx'
import { Brochures } from './download/brochures.tsx'
import { Help } from './download/help.tsx'
import { Hero } from './download/hero.tsx'
import { Install } from './download/install.tsx'
import { Revit } from './download/revit.tsx'

export const download = standingPage('download', { Hero, Body })

const menu = [
  { id: 'apps', label: 'download.menu.apps' },
  { id: 'revit', label: 'download.menu.revit' },
  { id: 'install', label: 'download.menu.install' },
  { id: 'brochures', label: 'download.menu.brochures' },
  { id: 'help', label: 'download.menu.help' },
] as const satisfies { id: string; label: Text }[]

/** Downloads: programs by device, plug-ins by product, installation, brochures and help. */
function Body({ site }: { site: Site }) {
  return (
    <>
      <LocalMenu site={site} entries={menu} />
      <Apps site={site} />
      <Revit site={site} />
      <Install site={site} />
      <Brochures site={site} />
      <Help site={site} />
      <Ending site={site} kind="devices" />
    </>
  )
}
