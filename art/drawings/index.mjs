import { buildings } from './building.mjs'
import { charts } from './charts.mjs'
import { figures } from './figures.mjs'
import { guidesA } from './guides-a.mjs'
import { guidesB } from './guides-b.mjs'
import { jobs } from './jobs.mjs'
import { mark } from './mark.mjs'
import { methods } from './methods.mjs'
import { needs } from './needs.mjs'
import { onPhones } from './pen.mjs'
import { products } from './products.mjs'
import { rooms } from './rooms.mjs'
import { screens } from './screens.mjs'
import { splits } from './splits.mjs'

const families = [buildings, rooms, methods, needs, products, splits, figures, charts, guidesA, guidesB, jobs, screens, mark]

/** Every drawing by its name: a pen, which has one for phones unless the drawing is never shown as small. */
export function drawings() {
  const drawn = families.flatMap((family) => {
    const phones = onPhones(family)
    return Object.entries(family()).map(([name, pen]) => [name, Object.assign(pen, pen.below > 0 && { phone: phones[name] })])
  })
  return Object.fromEntries(drawn)
}
