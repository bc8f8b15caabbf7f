import { facts } from '../../ui/facts.ts'
import { pitch as field, yardsticks } from '../../ui/pages/company/yardsticks.ts'
import { Pen, circlePath, rect } from './pen.mjs'

/** What the company counts, drawn one by one: clients and projects, rights, models, data, and area. */
export function counted() {
  return {
    'counted-projects': projects(),
    'counted-rights': rights(),
    'counted-models': models(25),
    'counted-models-narrow': models(13),
    'counted-data': data(26),
    'counted-data-narrow': data(11),
    'counted-area': area(14),
    'counted-area-narrow': area(7),
  }
}

const dense = { narrow: 0, bare: 0 }
const times = (count, draw) => Array.from({ length: count }, (_, i) => draw(i))

/** Clients as ticks of a graduated circle, projects as dots in rings inside it, those up to acceptance filled. */
function projects() {
  const pen = new Pen(600, 600, { ...dense, scaling: true })
  const on = (turn, r) => [300 + r * Math.sin(2 * Math.PI * turn), 300 - r * Math.cos(2 * Math.PI * turn)]
  const ticks = (wanted, r) => times(facts.clients, (i) => i).filter(wanted).map((i) => [on(i / facts.clients, r), on(i / facts.clients, 293)])
  pen.lines('detail', ticks((i) => i % 10, 279)).lines('ink', ticks((i) => i % 10 === 0, 266))
  pen.circle('ink', [300, 300], 262).lines('markCut', times(4, (i) => [on(i / 4, 262), on(i / 4, 299)]))
  const ringOf = (count) => Math.round(12 * Math.sqrt(count / facts.projectsInAll))
  const dots = (from, to) => {
    const [first, last] = [ringOf(from), ringOf(to)]
    const upTo = (ring) => from + Math.round(((to - from) * (ring ** 2 - first ** 2)) / (last ** 2 - first ** 2))
    return times(last - first, (i) => first + i).flatMap((ring) => {
      const count = upTo(ring + 1) - upTo(ring)
      return times(count, (i) => circlePath(...on(0.25 + (ring * 47) / 360 + i / count, (ring + 0.5) * 20.5), 4))
    })
  }
  pen.curve('ink', dots(facts.projects, facts.projectsInAll).join(''))
  pen.curveFill('solid', dots(0, facts.projects).join(''))
  return pen
}

/** Patents as a pile of thick files, copyrights as one of thin sheets. */
function rights() {
  const pen = new Pen(560, 242, dense)
  pen.line('hatch', [0, 240], [560, 240])
  for (const [x, sheets, thick] of [[20, facts.patents, 11], [290, facts.copyrights, 4]])
    for (let i = 0; i < sheets; i++) {
      const [u, v] = [x + ((i * 7) % 5) - ((i * 3) % 4), 240 - (i + 1) * thick]
      const outline = [[u, v], [u + 50, v - 28], [u + 240, v - 28], [u + 240, v - 28 + thick], [u + 190, v + thick], [u, v + thick]]
      pen.fill('sheet', outline).lines('detail', [outline], true)
      pen.lines('detail', [[[u, v], [u + 190, v], [u + 240, v - 28]], [[u + 190, v], [u + 190, v + thick]]])
    }
  return pen
}

/** One square for each working day that opening every model takes, one column a week, `across` weeks side by side. */
function models(across) {
  const [week, day] = [5, 24]
  const band = week * day + 12
  const bands = Math.ceil(yardsticks.modelDays / week / across)
  const pen = new Pen(across * day - 2, bands * band - 14, dense)
  const days = times(yardsticks.modelDays, (i) => {
    const at = Math.floor(i / week)
    const [x, y] = [(at % across) * day + 2, Math.floor(at / across) * band + (i % week) * day + 2]
    return rect(x, y, x + 18, y + 18)
  })
  return pen.fill('modelTint', ...days).lines('model', days, true)
}

/** The tablets that hold the data, each `step` units behind the one before; the first one is turned on. */
function data(step) {
  const pen = new Pen((yardsticks.tablets - 1) * step + 242, 172, dense)
  const tablet = (x) => `M${x + 12} 1h216a12 12 0 0 1 12 12v146a12 12 0 0 1-12 12h-216a12 12 0 0 1-12-12v-146a12 12 0 0 1 12-12z`
  for (let i = yardsticks.tablets; i--; ) pen.curveFill('sheet', tablet(1 + i * step)).curve('ink', tablet(1 + i * step))
  pen.curveFill('modelTint', 'M14 14h214v144h-214z')
  return pen.curve('model', 'M14 14h214v144h-214zM14 134h214M48 134v-90h58v90M106 134v-60h84v60M48 74h58M48 104h58M106 104h84M148 74v60M77 44v90')
}

/**
 * The fields that fit the area in blocks of ten by ten, `across` blocks in a row, one field apart. The last is orange, and as
 * it is a speck, drawn once more in the place of the next block, ten times as long and with its lines.
 */
function area(across) {
  const { length, width } = field
  const block = 10
  const count = yardsticks.pitches
  const place = (i) => {
    const before = Math.floor(i / block ** 2)
    const [column, row] = [before % across, Math.floor(before / across)].map((n) => n * (block + 1))
    return [(column + (i % block)) * length, (row + Math.floor((i % block ** 2) / block)) * width]
  }
  const last = Math.floor((count - 1) / block ** 2) * block ** 2
  const [x, y] = place(count - 1)
  const [left, top] = place(last + block ** 2)
  const [large, high] = [length * block, width * block]
  const pen = new Pen(((block + 1) * across - 1) * length, top + high, dense)
  const inner = `h${length - 24}v${width - 20}h${24 - length}z`
  // Rows of fields in relative steps, which packs well.
  const rows = times(Math.ceil((count - 1) / block), (i) => [place(i * block), Math.min(block, count - 1 - i * block)])
  pen.curve('mark', `M${x + length - 4} ${y + 4}H${left}M${x + length - 4} ${y + width - 4}L${left} ${top + high - 4}`)
  const outline = rect(left, top + 4, left + large, top + high - 4)
  pen.fill('markTint', outline).lines('mark', [outline], true)
  pen.line('mark', [left + large / 2, top + 4], [left + large / 2, top + high - 4])
  pen.circle('mark', [left + large / 2, top + high / 2], 9.15 * block)
  pen.curveFill('modelSolid', rows.map(([[u, v], fields]) => `M${u + 12} ${v + 10}${times(fields, () => inner).join(`m${length} 0`)}`).join(''))
  return pen.curveFill('markSolid', `M${x + 4} ${y + 4}h${length - 8}v${width - 8}h${8 - length}z`)
}
