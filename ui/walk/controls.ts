import { directionText } from '../model/controls/direction.ts'
import { button, draw, make, put } from '../model/controls/elements.ts'
import { choicesOf } from '../model/controls/groups.ts'
import { filled } from '../model/controls/template.ts'
import { effect } from '../model/signal.ts'
import { clamp } from '../model/vectors.ts'
import { dragAlong, listen } from '../model/viewer/input.ts'
import { type Projection, turned, zoomed } from './camera.ts'
import { arrival, type Choices, isFree, type Look, looks, type Shown, sides } from './choices.ts'
import { load } from './sources.ts'
import type { State } from './state.ts'
import type { WalkTexts } from './texts.ts'
import { createViewer, type Viewer } from './viewer.ts'
import { dates, floor, viewpoints } from './viewpoints.ts'

/** Address of flat.ts, set by the build. */
declare const WALK_FLAT: string

/** Everything around the walk: plan and dates work without the canvas too. `bad`: the address meant nothing. */
export function createControls(host: HTMLElement, state: State, texts: WalkTexts, bad: boolean, ending: AbortSignal) {
  const { view, choices, choose, drag, settle } = state
  const stage = host.querySelector('.stage') as HTMLElement
  const panel = host.querySelector('.stage-panel') as HTMLElement
  const plan = host.querySelector('.tour-plan') as SVGElement
  let viewer: Viewer | null = null

  const readout = make('output', { class: 'stage-readout', 'aria-atomic': 'false' })
  const announce = (...lines: string[]) => readout.replaceChildren(...lines.map((line) => make('span', {}, line)))
  // Only heard: others see where they look.
  const heard = make('i', { class: 'visually-hidden' })
  const others = [...dates, ...looks]
  const names: Record<Look | number, string> = { ...[texts.date0, texts.date1, texts.date2], ...texts.looks }
  const nameOf = ({ date, look }: { date: number; look: Look }) =>
    (look === 'photo' ? '' : `${names[look]}, `) + names[date]
  const told = (at: number, shown: Choices) => {
    const [left = '', right] = sides(shown).map(nameOf)
    const what = right === undefined ? left : filled(texts.sides, { left, right })
    return filled(texts.here, { number: at + 1, what })
  }
  const goTo = (at: number) => choose({ measured: [] }, { ...view.value, at, off: [0, 0] })
  const tellMeasured = (...lines: string[]) =>
    announce(...lines, viewer?.scenes()?.told(choices.value.measured, texts) ?? '')

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
  plan.addEventListener('click', onPlan, { signal: ending })
  effect(() => {
    const { at, turn, off } = view.value
    const [x = 0, y = 0] = viewpoints[at]?.at ?? []
    eye.setAttribute('transform', `translate(${x + off[0]} ${-y - off[1]}) rotate(${-turn})`)
    for (const [i, stop] of stops.entries()) stop.ariaCurrent = i === at ? 'true' : null
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
  const dateLabel = make('div', {}, make('label', {}, texts.date, dateInput), dateName)
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
  const besideSelect: HTMLSelectElement = make('select', {
    change: () => choose({ beside: others.find((one) => `${one}` === besideSelect.value) ?? null }),
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
  const drawnOnly = [look, make('div', {}, besideLabel, lineLabel)]
  effect(() => {
    const { date, look, beside, line, measured } = choices.value
    dateInput.value = `${date}`
    dateInput.ariaValueText = dateName.textContent = `${names[date]}`
    besideSelect.replaceChildren(
      make('option', { value: '' }, texts.none),
      ...others.flatMap((other) =>
        other === date || other === look ? [] : [make('option', { value: other }, `${names[other]}`)],
      ),
    )
    besideSelect.value = `${beside ?? ''}`
    lineLabel.hidden = beside === null
    lineInput.value = `${line}`
    clear.hidden = measured.length === 0
  })
  put(panel, dateLabel, ...drawnOnly, clear)
  host.querySelector('.stage-open')?.remove()
  panel.querySelector('p')?.remove()

  // The canvas and what lies over it.
  const canvas = make('canvas', {
    class: 'stage-canvas',
    tabindex: 0,
    role: 'application',
    'aria-label': `${texts.canvas}. ${texts.keys}`,
  })
  const overlay = draw('svg', { class: 'tour-marks', 'aria-hidden': 'true' })
  const arrows = viewpoints.map((_, at) => {
    const go = () => {
      goTo(at)
      // The arrow itself leaves.
      canvas.focus()
    }
    const arrow = button(`${at + 1}`, go, filled(texts.goTo, { number: at + 1 }))
    arrow.className = 'tour-arrow'
    return arrow
  })
  const handle = make('div', { class: 'tour-handle', 'aria-hidden': 'true' })
  const turn = (dx: number, dy: number) => turned(view.value, dx, dy, canvas.clientHeight)
  /** A step where one may leave the viewpoint, else a narrower view. */
  const zoom = (factor: number) => {
    const scenes = isFree(choices.value) && viewer?.scenes()
    return scenes ? scenes.stepped(view.value, factor) : zoomed(view.value, factor)
  }
  let from = 0
  dragAlong(
    handle,
    () => {
      from = choices.value.line
      return [canvas.clientWidth, 0]
    },
    (share) => drag({ line: clamp(from + share, 0, 1) }),
    settle,
  )
  const bar = make(
    'div',
    { class: 'stage-bar' },
    button('+', () => choose({}, zoom(0.8)), texts.nearer),
    button('−', () => choose({}, zoom(1.25)), texts.farther),
    button(texts.back, () => choose({ measured: [] }, arrival(view.value.at))),
  )

  let before = ''
  let first = true
  function onFrame(projection: Projection, shown: Shown, waits: boolean) {
    const { clientWidth: width, clientHeight: height } = canvas
    const now = told(shown.at, shown.choices)
    const marked = sides(shown.choices).some(({ look }) => look === 'cloud') && viewer?.scenes()
    if (!waits && now !== before) {
      const hint = matchMedia('(pointer: coarse)').matches ? texts.hintTouch : texts.hint
      announce(now, ...(first ? [bad ? texts.badLink : hint] : []))
      if (marked) tellMeasured(now)
      first = false
      before = now
    }
    // A link to where an arrow leads stands on the floor, nearer than the stop itself.
    const [hx, hy] = projection.origin
    for (const [at, arrow] of arrows.entries()) {
      const [x = 0, y = 0] = viewpoints[at]?.at ?? []
      const leads = viewpoints[shown.at]?.leads.includes(at)
      const near = 3.2 / Math.hypot(x - hx, y - hy)
      const spot = leads && projection.toScreen([hx + (x - hx) * near, hy + (y - hy) * near, floor + 0.4])
      const inside = spot && spot[0] > 24 && spot[0] < width - 24
      arrow.hidden = !inside
      if (inside) {
        const low = clamp(spot[1], 24, Math.min(height, readout.offsetTop || height) - 28)
        arrow.style.transform = `translate(${Math.round(spot[0])}px, ${Math.round(low)}px)`
      }
    }
    handle.hidden = shown.choices.beside === null
    handle.style.left = `${shown.choices.line * 100}%`
    overlay.setAttribute('viewBox', `0 0 ${width} ${height}`)
    overlay.replaceChildren(...(marked ? marked.marksOf(draw, projection, choices.value.measured, width, height) : []))
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
    const onLost = (lost: boolean) => {
      stage.toggleAttribute('data-lost', lost)
      announce(lost ? texts.lost : texts.returned)
    }
    const onWait = () => {
      if (before !== texts.loading) announce(texts.loading)
      before = texts.loading
    }
    const onFail = () => {
      announce(texts.failed)
      before = first ? '' : told(view.value.at, choices.value)
    }
    viewer = createViewer(state, canvas, { onFrame, onWait, onLost, onFail }, ending)
    if (!viewer) return false
    listen(canvas, state, {
      turn,
      pan: turn,
      zoom,
      arrow: (x, y) => turned(view.value, x * -100, y * 60, 900),
      home: () => arrival(view.value.at),
      onPoint,
      onKey() {
        const { turn, tilt } = view.value
        heard.textContent = directionText(texts, turn + 180, -tilt)
        put(readout, heard)
      },
    })
    put(stage, canvas, overlay, ...arrows, handle, bar, readout)
    stage.dataset.drawn = ''
    for (const part of drawnOnly) part.hidden = false
    return true
  }

  put(stage, readout)
  const saves = (navigator as { connection?: { saveData: boolean } }).connection?.saveData
  if (saves || !drawWalk()) {
    for (const part of drawnOnly) part.hidden = true
    announce(saves ? texts.saveData : texts.noGraphics, ...(bad ? [texts.badLink] : []))
    load<typeof import('./flat.ts')>(WALK_FLAT).then(
      ({ stayFlat }) =>
        stayFlat({ stage, readout, state, texts, follow: effect, tell: announce, told }, saves ? drawWalk : undefined),
      () => announce(texts.failed),
    )
  }

  // On paper the view stands as a picture, with its title.
  let sheet: HTMLElement | undefined
  const onPrint = () => {
    if (!viewer || first) return
    sheet = make(
      'figure',
      { class: 'stage-print' },
      viewer.picture(),
      make('figcaption', {}, `${texts.title}. ${told(view.value.at, choices.value)}`),
    )
    put(stage, sheet)
  }
  addEventListener('beforeprint', onPrint, { signal: ending })
  addEventListener('afterprint', () => sheet?.remove(), { signal: ending })

  return {
    announce,
    focus: () => (viewer ? canvas : dateInput).focus({ preventScroll: true }),
  }
}
