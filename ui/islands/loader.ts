// The only script a page starts with. Everything it does is an addition: the page works without it.
import { submitChoices } from '../browser/forms.ts'
import { wakeIslands } from '../browser/islands.ts'
import { switchLanguages } from '../browser/languages.ts'
import { openMenus } from '../browser/menus.ts'
import { fillGaps } from '../browser/platform.ts'
import { moveSplits } from '../browser/splits.ts'

wakeIslands()
openMenus()
switchLanguages()
moveSplits()
fillGaps()
submitChoices()
