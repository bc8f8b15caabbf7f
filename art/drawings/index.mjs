import { alarms } from './alarm.mjs'
import { alignments } from './alignment.mjs'
import { buildings } from './building.mjs'
import { charts } from './charts.mjs'
import { checks } from './checks.mjs'
import { closings } from './closings.mjs'
import { counted } from './counted.mjs'
import { decisions } from './decisions.mjs'
import { figures } from './figures.mjs'
import { fixes } from './fixes.mjs'
import { guidesA } from './guides-a.mjs'
import { guidesB } from './guides-b.mjs'
import { handed } from './handed.mjs'
import { hangers } from './hangers.mjs'
import { hardware } from './hardware.mjs'
import { kits } from './kit.mjs'
import { jobs } from './jobs.mjs'
import { levels } from './levels.mjs'
import { meetings } from './meeting.mjs'
import { methods } from './methods.mjs'
import { moments } from './moments.mjs'
import { onPhones } from './pen.mjs'
import { patterns } from './patterns.mjs'
import { people } from './people.mjs'
import { plans } from './plans.mjs'
import { progress } from './progress.mjs'
import { products } from './products.mjs'
import { results } from './results.mjs'
import { rooms } from './rooms.mjs'
import { rtks } from './rtk.mjs'
import { rounds } from './rounds.mjs'
import { screens } from './screens.mjs'
import { sleeves } from './sleeve.mjs'
import { sources } from './sources.mjs'
import { splits } from './splits.mjs'
import { starts } from './start.mjs'
import { streets } from './street.mjs'
import { tools } from './tools.mjs'
import { ways } from './ways.mjs'
import { week } from './week.mjs'
import { works } from './works.mjs'

const families = [alarms, alignments, counted, handed, hangers, fixes, buildings, closings, rooms, rtks, decisions, rounds, hardware, meetings, methods, moments, patterns, people, plans, products, levels, progress, results, splits, starts, streets, tools, ways, kits, figures, charts, guidesA, guidesB, jobs, screens, week, works, checks, sleeves, sources]

/** Every drawing by its name: a pen, which has one for phones unless the drawing is never shown as small. */
export function drawings() {
  const drawn = families.flatMap((family) => {
    const phones = onPhones(family)
    return Object.entries(family()).map(([name, pen]) => [name, Object.assign(pen, pen.below > 0 && { phone: phones[name] })])
  })
  return Object.fromEntries(drawn)
}
