import { buildings } from './building.mjs'
import { charts } from './charts.mjs'
import { closings } from './closings.mjs'
import { figures } from './figures.mjs'
import { guidesA } from './guides-a.mjs'
import { guidesB } from './guides-b.mjs'
import { jobs } from './jobs.mjs'
import { mark } from './mark.mjs'
import { methods } from './methods.mjs'
import { onPhones } from './pen.mjs'
import { products } from './products.mjs'
import { rooms } from './rooms.mjs'
import { screens } from './screens.mjs'
import { splits } from './splits.mjs'
import { week } from './week.mjs'

const families = [buildings, closings, rooms, methods, products, splits, figures, charts, guidesA, guidesB, jobs, screens, week, mark]

/** Every drawing by its name: a pen, which has one for phones unless the drawing is never shown as small. */
export function drawings() {
  const drawn = families.flatMap((family) => {
    const phones = onPhones(family)
    return Object.entries(family()).map(([name, pen]) => [name, Object.assign(pen, pen.below > 0 && { phone: phones[name] })])
  })
  return Object.fromEntries(drawn)
}
