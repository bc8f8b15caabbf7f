import { facts } from '../../ui/facts.ts'
import { Pen } from './pen.mjs'

/** What each plan of contractors is for: a number of projects, or an area. */
export function plans() {
  return { 'plan-trial': trial(), 'plan-project': areas(), 'plan-year': projects(facts.planProjects) }
}

const WIDTH = 330
const sheet = (height) => new Pen(WIDTH, height, { letter: 11, phone: 130, bare: 125 })
const figure = (pen, text, at) => pen.text('mark', text, at, { anchor: 'start' })

/** One project, with its storeys, larger than those of the rows. */
function trial() {
  const pen = sheet(92).line('ink', [0, 90], [WIDTH, 90])
  const house = [[2, 90], [56, 90], [56, 18], [2, 18]]
  pen.fill('modelTint', house).lines('modelDetail', [house], true)
  for (const y of [36, 54, 72]) pen.line('modelDetail', [2, y], [56, y])
  figure(pen, '1', [64, 58])
  return pen
}

/** A row of buildings for each number of projects, from the ground up, and at its end the number, as high as the row on phones. */
function projects(rows) {
  const [pitch, high] = [32, 24]
  const ground = rows.length * pitch
  const pen = sheet(ground + 2).line('ink', [0, ground], [WIDTH, ground])
  for (const [line, count] of rows.entries()) {
    const foot = ground - line * pitch
    for (let x = 2; x < count * 14.5; x += 14.5) {
      const house = [[x, foot], [x + 10, foot], [x + 10, foot - high], [x, foot - high]]
      pen.fill('modelTint', house).lines('modelDetail', [house], true)
      for (const y of [8, 16]) pen.line('modelDetail', [x, foot - y], [x + 10, foot - y])
    }
    figure(pen, `${count}`, [6 + count * 14.5, foot - Math.max(4, (high - pen.letter) / 2)])
  }
  return pen
}

const said = (area) => area.toLocaleString('en')

/** Areas as floor plates with a common corner, to one scale, and what is larger, which has no figure on phones. */
function areas() {
  const [small, large] = facts.modelAreaSteps
  const [first, beyond] = [44, 88]
  const second = first * Math.sqrt(large / small)
  const pen = sheet(92).line('ink', [0, 90], [WIDTH, 90]).line('modelHidden', [2, 4], [beyond, 4], [beyond, 90])
  for (const side of [second, first]) {
    const plate = [[2, 90], [2, 90 - side], [2 + side, 90 - side], [2 + side, 90]]
    pen.fill('modelTint', plate).lines('modelDetail', [plate], true)
  }
  const labels = [[first, said(small)], [second, said(large)], [beyond, `${said(large)}+`]]
  for (const [i, [side, area]] of labels.slice(0, pen.small ? 2 : 3).entries()) {
    const y = pen.small ? 68 - i * 40 : 75 - i * 28
    pen.line('mark', [side - 4, 96 - side], [104, y], [110, y])
    figure(pen, `${area} m²`, [114, y + pen.letter / 2])
  }
  return pen
}
