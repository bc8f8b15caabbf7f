// The only script that a page starts with. The page works without it.
import { markConsent } from '../browser/consent.ts'
import { submitChoices } from '../browser/forms.ts'
import { wakeIslands } from '../browser/islands.ts'
import { switchLanguages } from '../browser/languages.ts'
import { openMenus } from '../browser/menus.ts'
import { softenNavigation } from '../browser/navigation.ts'
import { movePictures } from '../browser/pictures.ts'
import { fillGaps } from '../browser/platform.ts'
import { bringTypeface } from '../browser/typeface.ts'
import { countViews, measureVisit } from '../browser/views.ts'

wakeIslands()
openMenus()
switchLanguages()
movePictures()
fillGaps()
submitChoices()
softenNavigation()
// Not needed for the first interaction, so they get a task of their own.
setTimeout(() => {
  bringTypeface()
  markConsent()
  countViews()
  measureVisit()
  document.documentElement.className = '' // lays out what the first paint skipped: ui/styles/arrival.css
})
