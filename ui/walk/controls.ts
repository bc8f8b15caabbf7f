import { filled } from '../model/controls/fill.ts'
import { choicesOf } from '../model/controls/groups.ts'
import { measure } from '../model/controls/lengths.ts'
import { button, draw, make, put } from '../model/controls/make.ts'
import { effect } from '../model/signal.ts'
import { type Projection, zoomed } from './camera.ts'
import { arrival, type Choices, looks, opening, sides } from './choices.ts'
import { listen } from './input.ts'
import { pictureOf } from './sources.ts'
import type { State } from './state.ts'
import type { WalkTexts } from './texts.ts'
import { createViewer, type Viewer } from './viewer.ts'
import { dates, floor, viewpoints } from './viewpoints.ts'

/** Everything around the walk: plan and dates work without the canvas too. `bad`: the address meant nothing. */
export function createControls(host: HTMLElement, state: State, texts: WalkTexts, bad: boolean) {
  const { view, choices, choose, drag, settle } = state
  const stage = host.querySelector('.tour-stage') as HTMLElement
  const panel = host.querySelector('.tour-panel') as HTMLElement
  const plan = host.querySelector('.tour-plan') as SVGElement
  let viewer: Viewer | null = null

  const readout = make('output', { class: 'tour-readout' })
  const announce = (...lines: string[]) => readout.replaceChildren(...lines.map((line) => make('span', {}, line)))
  const dateNames = [texts.date0, texts.date1, texts.date2]
  const nameOf = ({ date, look }: { date: number; look: keyof typeof texts.looks }) =>
    look === 'photo' ? `${dateNames[date]}` : `${texts.looks[look]}, ${dateNames[date]}`
  const told = (at: number, shown: Choices) => {
    const [left = '', right] = sides(shown).map(nameOf)
    const what = right === undefined ? left : filled(texts.sides, { left, right })
    return filled(texts.here, { number: at + 1, what })
  }
  const goTo = (at: number) => {
    const { turn, tilt, wide } = view.value
    choose({ measured: [] }, { ...arrival(at), turn, tilt, wide })
  }
  const tellMeasured = () => {
    const [a, b] = choices.value.measured
    if (a && b) announce(filled(texts.measured, { length: measure(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])) }))
    else announce(a ? texts.measureOne : texts.measureHow)
  }

  // The plan's stops are links to pictures; awake, they lead there.
  const stops = [...plan.querySelectorAll('a')]
  const eye = draw('path', { class: 'tour-eye', d: 'M0 0L4 2.4A4.7 4.7 0 0 0 4-2.4z' })
  plan.insertBefore(eye, stops[0] ?? null)
  const onPlan = (event: Event) => {
    const at = stops.findIndex((stop) => stop.contains(event.target as Node))
    if (at < 0) return
    event.preventDefault()
    goTo(at)
  }
  plan.addEventListener('click', onPlan)
  effect(() => {
    const { at, turn, off } = view.value
    const [x = 0, y = 0] = viewpoints[at]?.at ?? []
    eye.setAttribute('transform', `translate(${x + off[0]} ${-y - off[1]}) rotate(${-turn})`)
    for (const [i, stop] of stops.entries())
      if (i === at) stop.setAttribute('aria-current', 'true')
      else stop.removeAttribute('aria-current')
  })

  // Dates, looks, what to compare with.
  const dateInput: HTMLInputElement = make('input', {
    type: 'range',
    min: 0,
    max: dates.length - 1,
    input: () => {
      const { beside } = choices.value
      const date = Number(dateInput.value)
      choose({ date, beside: beside === date ? null : beside })
    },
  })
  const dateName = make('strong', {})
  const dateLabel = make('div', { class: 'tour-date' }, make('label', {}, texts.date, dateInput), dateName)
  const look = choicesOf(
    'radio',
    texts.look,
    looks.map((name) => [name, texts.looks[name]] as const),
    (name) => choices.value.look === name,
    (value) => {
      const { beside } = choices.value
      choose({ look: value, beside: beside === value ? null : beside, measured: [] })
    },
  )
  const besideSelect = make('select', {
    change: () => {
      const { value } = besideSelect
      choose({ beside: value === '' ? null : (looks.find((name) => name === value) ?? Number(value)) })
    },
  })
  const lineInput: HTMLInputElement = make('input', {
    type: 'range',
    min: 0,
    max: 1,
    step: 0.01,
    change: settle,
    input: () => drag({ line: Number(lineInput.value) }),
  })
  const besideLabel = make('label', {}, texts.beside, besideSelect)
  const lineLabel = make('label', {}, texts.line, lineInput)
  const clear = button(texts.clear, () => choose({ measured: [] }))
  const drawnOnly = [look, besideLabel, lineLabel]
  effect(() => {
    const { date, look, beside, line, measured } = choices.value
    dateInput.value = `${date}`
    dateInput.setAttribute('aria-valuetext', `${dateNames[date]}`)
    dateName.textContent = `${dateNames[date]}`
    const option = (value: string, text: string) => make('option', { value }, text)
    besideSelect.replaceChildren(
      option('', texts.none),
      ...dates.filter((other) => other !== date).map((other) => option(`${other}`, `${dateNames[other]}`)),
      ...looks.filter((other) => other !== look).map((other) => option(other, texts.looks[other])),
    )
    besideSelect.value = `${beside ?? ''}`
    lineLabel.hidden = beside === null || !viewer
    lineInput.value = `${line}`
    clear.hidden = measured.length === 0
  })
  put(panel, dateLabel, look, besideLabel, lineLabel, clear)
  host.querySelector('.tour-open')?.remove()
  panel.querySelector('p')?.remove()

  // The canvas and what lies over it.
  const canvas = make('canvas', {
    class: 'tour-canvas',
    tabindex: 0,
    role: 'application',
    'aria-label': `${texts.canvas}. ${texts.keys}`,
  })
  const overlay = draw('svg', { class: 'tour-overlay', 'aria-hidden': 'true' })
  const arrows = viewpoints.map((_, at) => {
    const arrow = button(`${at + 1}`, () => goTo(at), filled(texts.goTo, { number: at + 1 }))
    arrow.className = 'tour-arrow'
    return arrow
  })
  const handle = make('div', { class: 'tour-handle', 'aria-hidden': 'true' })
  handle.onpointerdown = (event) => {
    handle.setPointerCapture(event.pointerId)
    event.preventDefault()
  }
  handle.onpointermove = (event) => {
    if (!handle.hasPointerCapture(event.pointerId)) return
    const { left, width } = canvas.getBoundingClientRect()
    drag({ line: Math.max(0, Math.min(1, (event.clientX - left) / width)) })
  }
  handle.onlostpointercapture = settle
  const bar = make(
    'div',
    { class: 'tour-bar' },
    button('+', () => choose({}, zoomed(view.value, 0.8)), texts.nearer),
    button('−', () => choose({}, zoomed(view.value, 1.25)), texts.farther),
    button(texts.back, reset),
  )
  function reset() {
    choose({ measured: [] }, arrival(view.value.at))
  }

  let before = ''
  function onFrame(projection: Projection, shown: { at: number; choices: Choices }) {
    const { clientWidth: width, clientHeight: height } = canvas
    // A link to where an arrow leads stands on the floor, nearer than the stop itself.
    const [hx = 0, hy = 0] = viewpoints[shown.at]?.at ?? []
    for (const [at, arrow] of arrows.entries()) {
      const [x = 0, y = 0] = viewpoints[at]?.at ?? []
      const leads = viewpoints[shown.at]?.leads.includes(at)
      const near = 3.2 / Math.hypot(x - hx, y - hy)
      const spot = leads && projection.toScreen([hx + (x - hx) * near, hy + (y - hy) * near, floor + 0.4])
      const inside = spot && spot[0] > 24 && spot[0] < width - 24
      arrow.hidden = !inside
      if (inside) {
        const low = Math.max(24, Math.min(spot[1], height - 28, readout.offsetTop - 28))
        arrow.style.transform = `translate(${Math.round(spot[0])}px, ${Math.round(low)}px)`
      }
    }
    handle.hidden = shown.choices.beside === null
    handle.style.left = `${shown.choices.line * 100}%`
    overlay.setAttribute('viewBox', `0 0 ${width} ${height}`)
    const points = choices.value.measured.map((point) => projection.toScreen(point))
    const cloud = sides(shown.choices).some(({ look }) => look === 'cloud')
    const [a, b] = points
    overlay.replaceChildren(
      ...(a && b ? [draw('path', { d: `M${a}L${b}` })] : []),
      ...points.flatMap((at) => (at ? [draw('circle', { cx: at[0], cy: at[1], r: 5 })] : [])),
      ...(cloud ? [draw('path', { d: `M${width / 2 - 9} ${height / 2}h18m-9-9v18` })] : []),
    )
    const now = told(shown.at, shown.choices)
    const hint = matchMedia('(pointer: coarse)').matches ? texts.hintTouch : texts.hint
    const more = before ? [] : [bad ? texts.badLink : hint]
    if (now !== before) announce(now, ...(cloud ? [texts.measureHow] : more))
    if (!before && choices.value.measured.length) tellMeasured()
    before = now
  }

  function onPoint(x: number, y: number) {
    if (!sides(choices.value).some(({ look }) => look === 'cloud')) return
    const point = viewer?.hit(x, y)
    if (!point) return announce(texts.nothing)
    const { measured } = choices.value
    choose({ measured: measured.length === 1 ? [...measured, point] : [point] })
    tellMeasured()
  }

  function drawWalk(): boolean {
    viewer = createViewer(state, canvas, {
      onFrame,
      onLost: (lost) => {
        stage.toggleAttribute('data-lost', lost)
        announce(lost ? texts.lost : texts.returned)
      },
      onFail: () => announce(texts.failed),
    })
    if (!viewer) return false
    listen(canvas, state, { onPoint, reset })
    put(stage, canvas, overlay, ...arrows, handle, bar, readout)
    stage.dataset.drawn = ''
    for (const part of drawnOnly) part.hidden = part === lineLabel && choices.value.beside === null
    return true
  }

  /** Stops are flat panoramas. Where data is saved the poster stays until one of them is asked for. */
  function stayFlat(reason: string, saves: boolean) {
    for (const part of drawnOnly) part.hidden = true
    const flat = make('img', { class: 'tour-flat', alt: '' })
    flat.addEventListener('error', () => {
      if (flat.src.endsWith('.avif')) flat.src = pictureOf(view.value.at, choices.value.date)
      else announce(texts.failed)
    })
    let first = true
    effect(() => {
      const { at } = view.value
      const { date } = choices.value
      if (viewer || (first && saves && view.value === opening)) return
      stage.insertBefore(flat, readout)
      flat.src = pictureOf(at, date, 1024)
      flat.alt = told(at, { ...choices.value, look: 'photo', beside: null })
      if (!first) announce(flat.alt)
    })
    first = false
    announce(reason, ...(bad ? [texts.badLink] : []))
    return flat
  }

  put(stage, readout)
  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (connection?.saveData) {
    const flat = stayFlat(texts.saveData, true)
    const anyway = button(texts.drawAnyway, () => {
      asking.remove()
      announce(texts.loading)
      if (drawWalk()) flat.remove()
      else announce(texts.noGraphics)
    })
    const asking = make('div', { class: 'tour-bar' }, anyway)
    put(stage, asking)
  } else if (!drawWalk()) stayFlat(texts.noGraphics, false)

  // On paper the view stands as a picture, with its title.
  let sheet: HTMLElement | undefined
  const onPrint = () => {
    if (!viewer || !before) return
    sheet = make(
      'figure',
      { class: 'tour-print' },
      viewer.picture(),
      make('figcaption', {}, `${texts.title}. ${before}`),
    )
    put(stage, sheet)
  }
  const afterPrint = () => sheet?.remove()
  addEventListener('beforeprint', onPrint)
  addEventListener('afterprint', afterPrint)

  return {
    announce,
    focus: () => (viewer ? canvas : dateInput).focus({ preventScroll: true }),
    end() {
      plan.removeEventListener('click', onPlan)
      removeEventListener('beforeprint', onPrint)
      removeEventListener('afterprint', afterPrint)
      viewer?.end()
    },
  }
}
