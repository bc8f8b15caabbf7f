import { stories } from '../../ui/stories.ts'
import { charts } from '../../ui/story.ts'
import { Pen, arcPath, circlePath, hatch, rect } from './pen.mjs'

/** Results of customers, each one that was counted where it hung, lay or lasted: orange is what went wrong, blue what the model showed before. */
export function results() {
  const drawn = stories().filter(({ chart }) => chart).map((story) => [`result-${story.id}`, story])
  return Object.fromEntries(
    drawn.flatMap(([name, { chart, before, after }]) => {
      const { size, narrow } = charts[chart]
      const draw = { hangers, ceiling, sleeves, pits, sheets, days }[chart]
      const on = (pen, phone) => (draw(pen, before, after, phone), pen)
      return [
        [name, on(new Pen(...size, { scaling: true, narrow: 0, letter: 16 }), false)],
        [`${name}-narrow`, on(new Pen(...narrow, { scaling: true, narrow: 480, phone: 280, letter: 16 }), true)],
      ]
    }),
  )
}

const times = (count, make) => Array.from({ length: count }, (_, i) => make(i))
const share = ({ count, of }) => `${grouped(count)}/${grouped(of)}`
/** As in texts of all three languages: 1,240. */
const grouped = (count) => count.toLocaleString('en-US')

/** `count` places of `of`, scattered and no two beside one another. */
function scattered(count, of, seed = 7) {
  const free = (of - count + 1) / count
  let state = seed * 7919 * 104729
  const random = () => (state = (state * 16807) % 2147483647) / 2147483647
  return new Set(times(count, (i) => Math.floor(i * (free + 1) + random() * free)))
}

/** One mark at many places, of which most are as far from the next: its path, which ends `down` below where it began. */
function repeated(places, mark, down = 0) {
  const n = (v) => Number(v.toFixed(3))
  return places.map(([x, y], i) => (i ? `m${n(x - places[i - 1][0])} ${n(y - places[i - 1][1] - down)}` : `M${n(x)} ${n(y)}`) + mark).join('')
}

const ring = (r) => `a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0z`

/** Rails below a slab with a tick for each hanger; the moved ones hang lower. One floor before, three after. */
function hangers(pen, before, after, phone) {
  const [width] = pen.size
  const [rows, step, gap, aside] = phone ? [10, 11, 16, 0] : [5, 14, 18, 136]
  const label = phone ? 28 : 0
  const high = rows * step
  let top = 1
  for (const [state, floors, kind, line] of [[before, 1, 'detail', 'cut'], [after, 3, 'modelDetail', 'modelCut']]) {
    const { count, of } = state
    const moved = scattered(count, of)
    const from = top
    if (phone) pen.text('detail', share(state), [0, top + 18], { anchor: 'start' })
    top += label
    const columns = Math.ceil(of / floors / rows)
    const each = (width - aside) / columns
    for (const floor of times(floors, (i) => i)) {
      const [first, last] = [floor, floor + 1].map((k) => Math.round((of / floors) * k))
      const place = (i) => [((i - first) % columns + 0.5) * each, top + 6 + Math.floor((i - first) / columns) * step]
      const all = times(last - first, (k) => first + k)
      pen.fill('tint', rect(0, top, width - aside, top + 4)).line(line, [0, top + 4], [width - aside, top + 4])
      pen.curve(kind, repeated(all.filter((i) => !moved.has(i)).map(place), `v${step * 0.4}`, step * 0.4))
      pen.lines('markCut', all.filter((i) => moved.has(i)).map(place).map(([x, y]) => [[x, y], [x, y + step - 2]]))
      top += high + gap
    }
    if (!phone) beside(pen, width - aside + 18, from, top - gap, share(state))
    top += phone ? 4 : 10
  }
}

/** A bracket beside what is counted together, with the count. */
function beside(pen, x, from, to, text) {
  pen.line('ink', [x - 6, from], [x, from], [x, to], [x - 6, to])
  pen.text('detail', text, [x + 12, (from + to) / 2 + pen.letter / 2], { anchor: 'start' })
}

/** Issues in the order in which they were found, as points below a slab; those found late hang below the ceiling, closed by then. */
function ceiling(pen, before, after, phone) {
  const [width] = pen.size
  const most = Math.max(before.of, after.of)
  const each = (width - 8) / most
  const [slab, line, low] = phone ? [12, 62, 92] : [14, 66, 100]
  for (const [i, state] of [before, after].entries()) {
    const { count, of } = state
    const top = 1 + i * (phone ? 142 : 148)
    const y = (v) => top + v
    const shut = 4 + (of - count) * each
    const end = 4 + of * each
    pen.fill('tint', rect(0, y(0), width, y(slab))).lines('hatch', hatch([rect(0, y(0), width, y(slab))], 45, 6)).line('cut', [0, y(slab)], [width, y(slab)])
    pen.lines('detail', times(Math.floor((width - 8) / 60), (k) => 34 + k * 60).map((x) => [[x, y(slab)], [x, y(line)]]))
    pen.line('hidden', [0, y(line)], [shut, y(line)])
    pen.lines('cut', [rect(shut, y(line), width, y(line + 4))], true)
    const points = (from, to, r, v) => times(to - from, (k) => circlePath(4 + (from + k + 0.5) * each, y(v + (phone && k % 2 ? 8 : 0)), r)).join('')
    const middle = (slab + line) / 2 - (phone ? 4 : 0)
    pen.curveFill(i ? 'modelSolid' : 'solid', points(0, of - count, phone ? 2.5 : 3.2, middle))
    pen.lines('mark', times(count, (k) => 4 + (of - count + k + 0.5) * each).map((x, k) => [[x, y(line + 4)], [x, y(low - 4 + (phone && k % 2 ? 8 : 0))]]))
    pen.curveFill('markSolid', points(of - count, of, phone ? 2.5 : 4, low))
    pen.text('detail', share(state), [Math.min(end, shut) - 14, y(low + 7)], { anchor: 'end' })
  }
}

/** A slab in plan, cast in fourteen pours, with a ring for each sleeve; those that had to be cored are filled, after the change all before pour 9. */
function sleeves(pen, before, after, phone) {
  const [width] = pen.size
  const pours = { before: 3, after: 11, better: 6 }
  const perRow = phone ? 6 : 14
  const [pad, number] = phone ? [6, 24] : [8, 26]
  const columns = 10
  const wide = (width - 4) / perRow
  const cell = (wide - 2 * pad) / columns
  const rows = Math.ceil(Math.max(before.of / pours.before, after.of / pours.after) / columns)
  const high = rows * cell + 2 * pad
  const at = (n) => {
    const k = phone && n >= pours.before ? n + perRow - pours.before : n
    return [2 + (k % perRow) * wide, 2 + Math.floor(k / perRow) * (high + number + 10)]
  }
  let n = 0
  for (const [state, count, kind] of [[before, pours.before, 'ink'], [after, pours.after, 'model']]) {
    const cored = scattered(state.count, n ? Math.round((state.of * (pours.after - pours.better)) / pours.after) : state.of, 11)
    const first = n
    for (; n < first + count; n++) {
      const [x, y] = at(n)
      const place = (k) => [x + pad + ((k % columns) + 0.5) * cell, y + pad + (Math.floor(k / columns) + 0.5) * cell]
      const [from, to] = [n - first, n - first + 1].map((k) => Math.round((state.of / count) * k))
      const all = times(to - from, (k) => k)
      pen.fill('tint', rect(x, y, x + wide, y + high)).lines('detail', [rect(x, y, x + wide, y + high)], true)
      pen.curve(kind === 'ink' ? 'detail' : 'modelDetail', repeated(all.filter((k) => !cored.has(from + k)).map(place), ring(Number((cell * 0.3).toFixed(1)))))
      pen.curveFill('markSolid', all.filter((k) => cored.has(from + k)).map((k) => circlePath(...place(k), cell * 0.48)).join(''))
      pen.text('detail', String(n + 1), [x + wide / 2, y + high + number - 6])
    }
    const [x0] = at(first)
    const [x1, y] = at(n - 1)
    if (phone) pen.text('detail', share(state), [x1 + wide + 4, y + high / 2], { anchor: 'start' })
    else below(pen, x0 + 4, x1 + wide - 4, y + high + number + 8, share(state))
  }
}

/** A bracket below what is counted together, with the count. */
function below(pen, from, to, y, text) {
  pen.line('ink', [from, y - 6], [from, y], [to, y], [to, y - 6])
  pen.text('detail', text, [(from + to) / 2, y + 12 + pen.letter])
}

/** A street in section with a pit for each repair and the pipe it looked for; those that missed end beside theirs. */
function pits(pen, before, after, phone) {
  const [width] = pen.size
  const [rows, aside, mouth, foot, r] = phone ? [3, 0, 6, 4.4, 3.8] : [2, 120, 9, 6, 5]
  const [crust, deep, down, gap] = phone ? [6, 36, 48, 12] : [8, 44, 58, 14]
  const label = phone ? 28 : 0
  const end = 2 * r
  const each = (width - aside - end) / Math.ceil(Math.max(before.of, after.of) / rows)
  let top = 2
  for (const [state, line, pipe] of [[before, 'detail', 'ink'], [after, 'modelDetail', 'model']]) {
    const { count, of } = state
    const missed = scattered(count, of, 5)
    const columns = Math.ceil(of / rows)
    const from = top
    if (phone) pen.text('detail', share(state), [0, top + 18], { anchor: 'start' })
    top += label
    for (let first = 0; first < of; first += columns) {
      const here = times(Math.min(columns, of - first), (k) => ({ x: (k + 0.5) * each, dry: missed.has(first + k) }))
      const pit = ({ x }) => [[x - mouth, top], [x - foot, top + deep], [x + foot, top + deep], [x + mouth, top]]
      const road = (low) => rect(0, top, here.length * each + end, top + low)
      pen.fill('tint', road(down)).fill('quiet', road(crust))
      for (const one of here) pen.fill(one.dry ? 'markSolid' : 'sheet', pit(one))
      pen.lines(line, here.filter(({ dry }) => !dry).map(pit))
      pen.curve(pipe, here.map(({ x, dry }) => circlePath(dry ? x + each / 2 : x, top + deep - r - 1, r)).join(''))
      top += down + gap
    }
    if (!phone) beside(pen, width - aside + 18, from, top - gap, share(state))
    top += phone ? 4 : 14
  }
}

/** A pile of drawing sheets, one for each change, with the triangle that marks a revision on it; on the first is a room. */
function sheets(pen, before, after, phone) {
  const [wide, high, step, most, gap, letter] = phone ? [72, 56, 21, Math.ceil(before.count / 2), 18, 22] : [112, 84, 28, before.count, 28, 30]
  const block = step - 4
  let top = 3
  for (const [{ count }, line, fine, solid] of [[before, 'cut', 'detail', 'markSolid'], [after, 'modelCut', 'modelDetail', 'modelSolid']]) {
    for (let first = 0; first < count; first += most) {
      const here = Math.min(most, count - first)
      for (let k = here - 1; k >= 0; k--) {
        const [x, y] = [2 + k * step, top + [0, 4, 1, 3, 2][k % 5]]
        const right = x + wide - 4
        pen.fill('sheet', rect(x, y, x + wide, y + high)).lines(k ? fine : line, [rect(x, y, x + wide, y + high)], true)
        pen.lines(fine, times(3, (i) => [[right - block, y + high - 6 - i * high * 0.09], [right - 1, y + high - 6 - i * high * 0.09]]))
        const [middle, foot, side] = [right - block / 2, y + high * 0.52, block * 0.86]
        pen.fill(solid, [[middle - side / 2, foot], [middle, foot - side * 0.87], [middle + side / 2, foot]])
      }
      room(pen, fine, line, [8, top + high * 0.1], [wide - block - 20, high * 0.8])
      if (first + here === count) pen.text(fine, String(count), [2 + wide + (here - 1) * step + 14, top + (high + letter) / 2], { height: letter, anchor: 'start' })
      top += high + gap
    }
  }
}

/** An exam room in plan: walls, the door and its swing, a couch. */
function room(pen, fine, bold, [x, y], [wide, high]) {
  const door = wide * 0.42
  pen.line(bold, [x + wide - 6 - door, y + high], [x, y + high], [x, y], [x + wide, y], [x + wide, y + high], [x + wide - 6, y + high])
  pen.line(fine, [x + wide - 6, y + high], [x + wide - 6, y + high - door])
  pen.curve(fine, arcPath(x + wide - 6, y + high, door, 270, 360))
  pen.lines(fine, [rect(x + 4, y + 4, x + wide * 0.62, y + high * 0.36)], true)
}

/** One axis of days with its weeks; a bar each, day by day. */
function days(pen, before, after, phone) {
  const [width, height] = pen.size
  const most = Math.max(before.count, after.count)
  const day = (width - (phone ? 20 : 8)) / most
  const [bar, gap, letter] = phone ? [52, 26, 22] : [64, 30, 30]
  const foot = height - 34
  const at = (days) => 2 + days * day
  const weeks = times(Math.floor(most / 7) + 1, (i) => i * 7)
  pen.lines('hatch', weeks.map((d) => [[at(d), 0], [at(d), foot]]))
  for (const [i, { count }] of [before, after].entries()) {
    const top = 12 + i * (bar + gap)
    const [fill, fine, bold] = i ? ['modelTint', 'modelDetail', 'modelCut'] : ['tint', 'detail', 'cut']
    const shape = rect(at(0), top, at(count), top + bar)
    pen.fill('sheet', shape).fill(fill, shape)
    pen.lines(fine, times(count - 1, (k) => [[at(k + 1), top + ((k + 1) % 7 ? bar * 0.76 : 0)], [at(k + 1), top + bar]]))
    pen.lines(bold, [shape], true)
    pen.text(i ? 'modelDetail' : 'detail', `${count} d`, [at(0) + 14, top + bar * 0.36 + letter / 2], { height: letter, anchor: 'start' })
  }
  pen.line('cut', [at(0), foot], [at(most), foot])
  pen.lines('detail', times(most + 1, (d) => [[at(d), foot], [at(d), foot + (d % 7 ? 5 : 10)]]))
  for (const d of weeks) pen.text('detail', String(d), [at(d), foot + 16 + pen.letter], { anchor: d ? 'middle' : 'start' })
}
