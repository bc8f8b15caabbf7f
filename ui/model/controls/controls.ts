import { lengthOf, mostPins } from '../address.ts'
import type { PlacedPart } from '../buffers.ts'
import { trades } from '../building.ts'
import { shownBy } from '../methods.ts'
import { letter } from '../parts.ts'
import type { Point } from '../shapes.ts'
import { effect, signal } from '../signal.ts'
import { type Axis, axes, type Choices, initial, methods, type State, splits } from '../state.ts'
import type { ModelTexts } from '../texts.ts'
import { apart, opening, standing, type View, zoomed } from '../viewer/camera.ts'
import { listen } from '../viewer/input.ts'
import { add } from '../viewer/matrix.ts'
import { createOverlay } from '../viewer/overlay.ts'
import { createViewer, type Viewer } from '../viewer/viewer.ts'
import type { Model } from '../worker.ts'
import { filled } from './fill.ts'
import { boxes, radios, slider } from './groups.ts'
import { createIssues, writeMessage } from './issues.ts'
import { measure, metres } from './lengths.ts'
import { createList, levelName, told } from './list.ts'
import { make } from './make.ts'
import { createPlan } from './plan.ts'

/** The controls around the model. They work without the canvas, which needs a browser that can draw it. */
export function createControls(host: HTMLElement, model: Model, state: State, texts: ModelTexts, longest: number) {
  const { frame } = model
  const { choices, view } = state
  const stage = host.querySelector('.model-stage') as HTMLElement
  const panel = host.querySelector('.model-panel') as HTMLElement
  const ends: (() => void)[] = []
  const keep = <T extends { end: () => void }>(made: T): T => {
    ends.push(made.end)
    return made
  }
  const level = signal(0)
  let viewer: Viewer | null = null

  const readout = make('output', { class: 'model-readout' })
  const announce = (...lines: string[]) => {
    readout.replaceChildren(...lines.map((line) => make('span', {}, line)))
  }
  const partOf = (id: string | null) => model.parts.find((part) => part.id === id)
  const flyTo = (to: View) => {
    if (viewer) viewer.flyTo(to)
    else state.choose({}, to)
  }

  const pick = (id: string | null) => {
    const part = partOf(id)
    state.choose({ part: part?.id ?? null })
    if (part) level.value = part.storey
    announce(...(part ? told(model, part, texts) : []))
  }
  const tellMeasured = () => {
    const [a, b] = choices.value.measured
    if (a && b) announce(filled(texts.measured, { length: measure(between(a, b)) }))
  }
  const measureTo = (point: Point) => {
    const { measured } = choices.value
    state.choose({ measured: measured.length === 1 ? [...measured, point] : [point] })
    if (measured.length === 1) tellMeasured()
    else announce(texts.measureHow)
  }
  const pinAt = (at: Point) => {
    const { pins } = choices.value
    if (pins.length === mostPins) return announce(filled(texts.tooMany, { count: mostPins }))
    state.choose({ pins: [...pins, { at, note: '' }] })
    const inputs = issues.list.querySelectorAll('input')
    inputs[inputs.length - 1]?.focus()
  }

  // Levels, trades, state of work.
  const without = <T>(list: readonly T[], one: T, on: boolean) => [
    ...list.filter((x) => x !== one),
    ...(on ? [] : [one]),
  ]
  const levels = keep(
    boxes(
      texts.levels,
      frame.levels.map((_, storey) => [storey, levelName(model, storey, texts)] as const),
      (storey) => !choices.value.hiddenStoreys.includes(storey),
      (storey, on) => state.choose({ hiddenStoreys: without(choices.value.hiddenStoreys, storey, on).sort() }),
    ),
  )
  const tradeBoxes = keep(
    boxes(
      texts.trades,
      trades.map((trade) => [trade, texts.trade[trade]] as const),
      (trade) => !choices.value.hiddenTrades.includes(trade),
      (trade, on) => state.choose({ hiddenTrades: without(choices.value.hiddenTrades, trade, on) }),
    ),
  )
  const { lower, frame: bare, all } = texts.workStates
  const work = keep(
    radios(
      texts.work,
      'work',
      [
        ['0', lower],
        ['1', bare],
        ['2', all],
      ],
      () => `${choices.value.work}`,
      (value) => state.choose({ work: Number(value) }),
    ),
  )

  // Exploded or cut, not both: a cut would run through displaced parts.
  const split = keep(
    radios(
      texts.split,
      'split',
      [['', texts.whole], ...splits.map((name) => [name, texts.splitBy[name]] as const)],
      () => choices.value.split ?? '',
      (value) => {
        state.choose({ ...together, split: value || null })
        flyTo(value ? apart(frame, value) : opening(frame))
      },
    ),
  )
  const cutAt = (axis: Axis) => (axis === 'y' ? 5.5 : axis === 'z' ? (frame.levels[2] ?? 0) + 3 : frame.length * 0.45)
  const section = keep(
    radios<Axis | ''>(
      texts.section,
      'section',
      [['', texts.none], ...axes.map((axis) => [axis, texts.along[axis]] as const)],
      () => choices.value.section?.axis ?? '',
      (axis) => state.choose({ ...together, section: axis ? { axis, at: cutAt(axis) } : null }),
    ),
  )
  const sectionAt = keep(
    slider(
      texts.sectionAt,
      () => {
        const { section } = choices.value
        return section && { at: section.at, most: lengthOf(frame, section.axis) }
      },
      (at) => choices.value.section && state.drag({ section: { ...choices.value.section, at } }),
      state.settle,
    ),
  )

  // Measuring between columns works without the canvas.
  const gridPoints = frame.ys.flatMap((y, j) =>
    frame.xs.map((x, i) => [`${i + 1}/${letter(j)}`, [x, y, 0] as Point] as const),
  )
  const gridSelect = (label: string) => {
    const select = make(
      'select',
      { 'aria-label': label, change: measureGrid },
      make('option', { value: '' }, texts.choosePoint),
      ...gridPoints.map(([name], i) => make('option', { value: i }, filled(texts.gridPoint, { name }))),
    )
    return { select, label: make('label', {}, label, select) }
  }
  function measureGrid() {
    const ends = [from, to].map(({ select }) => gridPoints[Number(select.value || -1)]?.[1])
    const measured = ends.filter((end) => end !== undefined)
    if (measured.length === 2) state.choose({ measured, split: null })
    tellMeasured()
  }
  const [from, to] = [gridSelect(texts.from), gridSelect(texts.to)]
  const clear = make('button', { type: 'button', click: () => state.choose({ measured: [] }) }, texts.clear)

  const list = keep(createList(model, state, level, texts, pick))
  const issues = keep(
    createIssues(state, texts, {
      pinHere: () => {
        const part = partOf(choices.value.part)
        if (part) pinAt(middleOf(part))
      },
      find: ({ at }) => flyTo({ ...view.value, distance: 14, tilt: Math.min(view.value.tilt, 12), at }),
      send: (event) => {
        const fits = writeMessage(model, choices.value.pins, texts, longest)
        announce(fits ? texts.added : texts.tooLong)
        if (!fits) event.preventDefault()
      },
    }),
  )

  const positioning = keep(
    radios(
      texts.positioning,
      'method',
      [['', texts.none], ...methods.map((name) => [name, texts.methods[name][0] ?? ''] as const)],
      () => choices.value.method ?? '',
      (value) => {
        state.choose({ ...together, method: value || null })
        flyTo(value ? shownBy(value, frame).view : opening(frame))
        announce(...(value ? [texts.methods[value][1] ?? ''] : []))
      },
    ),
  )
  const site = make('input', {
    type: 'checkbox',
    change: () => state.choose({ ...together, front: site.checked ? frame.cut : null }),
  })
  const siteAt = keep(
    slider(
      texts.siteAt,
      () => {
        const { front } = choices.value
        return front === null ? null : { at: front, most: frame.length }
      },
      (front) => state.drag({ front }),
      state.settle,
    ),
  )

  const group = (name: string, title: string, ...content: (Node | string)[]) =>
    make('details', { name: 'model-group', 'data-group': name }, make('summary', {}, title), ...content)
  const groups = {
    show: group('show', texts.show, levels.element, tradeBoxes.element, work.element),
    apart: group('apart', texts.apart, split.element, section.element, sectionAt.element),
    measure: group('measure', texts.measure, make('p', {}, texts.measureHow), from.label, to.label, clear),
    parts: group('parts', texts.parts, make('p', {}, texts.partsHow), ...list.elements),
    issues: group('issues', texts.issues, make('p', {}, texts.issueHow), ...issues.elements),
    positioning: group('positioning', texts.positioning, positioning.element),
    site: group(
      'site',
      texts.site,
      make('p', {}, texts.siteHow),
      make('label', {}, site, texts.siteOn),
      siteAt.element,
    ),
  }
  const drawnOnly = [groups.apart, groups.positioning, groups.site, work.element]

  const levelSelect = make(
    'select',
    {
      change: () => {
        level.value = Number(levelSelect.value)
        if (view.value.distance === 0) flyTo(standing(frame, Math.min(level.value, frame.levels.length - 2)))
      },
    },
    ...frame.levels.map((_, storey) =>
      make('option', { value: storey }, filled(texts.plan, { level: levelName(model, storey, texts) })),
    ),
  )
  const planTitle = make('div', { class: 'model-level' }, levelSelect)
  levelSelect.setAttribute('aria-label', texts.levels)
  const plan = keep(createPlan(model, state, level, pick))
  panel.replaceChildren(planTitle, plan.element, ...Object.values(groups))

  // The controls follow the state, wherever it was changed.
  ends.push(
    effect(() => {
      levelSelect.value = `${level.value}`
      site.checked = choices.value.front !== null
      clear.hidden = choices.value.measured.length === 0
    }),
  )
  const first = groupOf(choices.value)
  groups[first].open = true
  if (first === 'measure') tellMeasured()
  const picked = partOf(choices.value.part)
  if (picked) {
    level.value = picked.storey
    announce(...told(model, picked, texts))
  }

  // The canvas, with the controls on it.
  const overlay = createOverlay(state, metres)
  const canvas = make('canvas', { class: 'model-canvas', tabindex: 0, role: 'application' })
  canvas.setAttribute('aria-label', `${texts.canvas}. ${texts.keys}`)
  const button = (label: string, text: string, click: () => void) =>
    make('button', { type: 'button', title: label, 'aria-label': label, click }, text)
  const walks = make('button', { type: 'button', 'aria-pressed': 'false' }, texts.walk)
  walks.addEventListener('click', () => {
    const on = view.value.distance > 0
    flyTo(on ? standing(frame, Math.min(level.value, frame.levels.length - 2)) : opening(frame))
    announce(on ? texts.hintWalk : texts.hint)
  })
  const bar = make(
    'div',
    { class: 'model-bar' },
    walks,
    button(texts.nearer, '+', () => state.choose({}, zoomed(view.value, 0.8, frame))),
    button(texts.farther, '−', () => state.choose({}, zoomed(view.value, 1.25, frame))),
    make(
      'button',
      {
        type: 'button',
        click: () => {
          state.choose(initial)
          flyTo(opening(frame))
        },
      },
      texts.back,
    ),
  )
  ends.push(effect(() => void walks.setAttribute('aria-pressed', `${view.value.distance === 0}`)))

  function onPoint(x: number, y: number) {
    const hit = viewer?.hit(x, y)
    if (!hit) return pick(null)
    const at = add(hit.point, hit.shift)
    if (groups.measure.open) return measureTo(at)
    if (groups.issues.open) return pinAt(at)
    canvas.dataset.part = model.parts[hit.part]?.id
    pick(model.parts[hit.part]?.id ?? null)
    if (!groups.show.open && !groups.apart.open) groups.parts.open = true
  }

  function drawModel(): boolean {
    viewer = createViewer(model, state, canvas, {
      onFrame: overlay.update,
      onLost: (lost) => {
        stage.toggleAttribute('data-lost', lost)
        announce(lost ? texts.lost : texts.returned)
      },
    })
    if (!viewer) return false
    listen(canvas, state, {
      onPoint,
      onActive: (active) => stage.toggleAttribute('data-active', active),
      projection: () => viewer?.projection() as ReturnType<Viewer['projection']>,
      reset: () => flyTo(opening(frame)),
    })
    for (const layer of [canvas, overlay.svg, bar, readout]) stage.appendChild(layer)
    stage.dataset.drawn = ''
    if (!readout.textContent) announce(matchMedia('(pointer: coarse)').matches ? texts.hintTouch : texts.hint)
    for (const part of drawnOnly) part.hidden = false
    return true
  }

  function stayStill(reason: string, ...more: Node[]) {
    for (const part of drawnOnly) part.hidden = true
    stage.appendChild(readout)
    announce(reason)
    for (const node of more) readout.appendChild(node)
  }

  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (connection?.saveData) {
    const anyway = make('button', { type: 'button' }, texts.drawAnyway)
    anyway.addEventListener('click', () => {
      announce()
      if (!drawModel()) stayStill(texts.noGraphics)
    })
    stayStill(texts.saveData, anyway)
  } else if (!drawModel()) stayStill(texts.noGraphics)

  ends.push(printing(stage, () => viewer, state, texts))

  return {
    announce,
    focus: () => (viewer ? canvas : levelSelect).focus({ preventScroll: true }),
    end() {
      for (const end of ends) end()
      viewer?.end()
    },
  }
}

/** Choices that exclude one another. */
const together: Partial<Choices> = { split: null, section: null, method: null, front: null }

/** The group that is open at first: the one that the address has a choice for. */
function groupOf({ split, section, measured, part, pins, method, front }: Choices) {
  if (pins.length) return 'issues'
  if (measured.length) return 'measure'
  if (split || section) return 'apart'
  if (method) return 'positioning'
  if (front !== null) return 'site'
  return part ? 'parts' : 'show'
}

const between = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
const middleOf = ({ low, high }: PlacedPart): Point => [
  (low[0] + high[0]) / 2,
  (low[1] + high[1]) / 2,
  (low[2] + high[2]) / 2,
]

/** Prints the view as a picture, with its title and a scale of ten meters. */
function printing(stage: HTMLElement, viewer: () => Viewer | null, { view }: State, texts: ModelTexts): () => void {
  let sheet: HTMLElement | undefined
  const before = () => {
    const shown = viewer()
    if (!shown) return
    const picture = shown.picture()
    const length = view.value.distance > 40 ? 10 : 1
    const share = length / (shown.projection().pixel * view.value.distance * shown.canvas.clientWidth)
    const bar = make('meter', { class: 'model-scale', min: 0, max: 1, value: share.toFixed(3) })
    const caption = view.value.distance > 0 ? [bar, filled(texts.scale, { length: `${length} m` })] : []
    sheet = make('figure', { class: 'model-print' }, picture, make('figcaption', {}, `${texts.title} `, ...caption))
    stage.appendChild(sheet)
  }
  const after = () => sheet?.remove()
  addEventListener('beforeprint', before)
  addEventListener('afterprint', after)
  return () => {
    removeEventListener('beforeprint', before)
    removeEventListener('afterprint', after)
  }
}
