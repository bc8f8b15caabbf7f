import { lengthOf, mostPins } from '../address.ts'
import { trades } from '../building.ts'
import { shownBy } from '../methods.ts'
import { gridPlace, letter } from '../parts.ts'
import type { Point } from '../shapes.ts'
import { effect, signal } from '../signal.ts'
import { type Axis, axes, type Choices, initial, methods, type State, splits } from '../state.ts'
import type { ModelTexts } from '../texts.ts'
import { add, apart as between, middle } from '../vectors.ts'
import { apart, moved, near, opening, panned, standing, turned, type View, zoomed } from '../viewer/camera.ts'
import { listen } from '../viewer/input.ts'
import { createOverlay } from '../viewer/overlay.ts'
import { createViewer, type Viewer } from '../viewer/viewer.ts'
import type { Model } from '../worker.ts'
import { directionText } from './direction.ts'
import { button, draw, make, put, selection } from './elements.ts'
import { choicesOf, named, slider } from './groups.ts'
import { createIssues, writeMessage } from './issues.ts'
import { measure, metres } from './lengths.ts'
import { createList, levelName, told } from './list.ts'
import { createPlan } from './plan.ts'
import { filled } from './template.ts'

/** What the page says: how many characters a message takes; with `more` there are fewer controls, and all are there. */
export interface Around {
  longest: number
  more?: string
}

/** The controls around the model. They work without the canvas, which needs a browser that can draw it. */
export function createControls(
  host: HTMLElement,
  model: Model,
  state: State,
  texts: ModelTexts,
  { longest, more }: Around,
  ending: AbortSignal,
) {
  const { frame } = model
  const { choices, view, choose, drag, settle } = state
  const stage = host.querySelector('.stage') as HTMLElement
  const level = signal(0)
  let viewer: Viewer | null = null

  const readout = make('output', { class: 'stage-readout', 'aria-atomic': 'false' })
  const announce = (...lines: string[]) => readout.replaceChildren(...lines.map((line) => make('span', {}, line)))
  // Only heard: others see it, and go on reading what is shown.
  const heard = make('i', { class: 'visually-hidden' })
  const tellView = () => {
    const { turn, tilt, distance, at } = view.value
    heard.textContent = `${directionText(texts, turn, tilt)} · ${
      distance
        ? filled(texts.measured, { length: metres(distance) })
        : filled(texts.gridPoint, { name: gridPlace(frame, at, at) })
    }`
    put(readout, heard)
  }
  const partOf = (id: string | null) => model.parts.find((part) => part.id === id)
  const flyTo = (to: View) => {
    if (viewer) viewer.flyTo(to)
    else choose({}, to)
  }
  const showFrom = (part: Partial<Choices>, to: View) => {
    choose({ ...together, ...part })
    flyTo(to)
  }

  // The canvas comes first: its first frame is drawn while the controls are made.
  const overlay = createOverlay(state, frame)
  const canvas = make('canvas', {
    class: 'stage-canvas',
    tabindex: 0,
    role: 'application',
    'aria-label': `${texts.canvas}. ${texts.keys}`,
  })
  const drawModel = () => {
    const onLost = (lost: boolean) => {
      stage.toggleAttribute('data-lost', lost)
      announce(lost ? texts.lost : texts.returned)
    }
    put(stage, canvas)
    viewer = createViewer(model, state, canvas, overlay.update, onLost, ending)
    if (!viewer) canvas.remove()
  }
  const saves = (navigator as { connection?: { saveData: boolean } }).connection?.saveData
  if (!saves) drawModel()

  const pick = (id: string | null) => {
    const part = partOf(id)
    choose({ part: part?.id ?? null })
    if (part) level.value = part.storey
    announce(...(part ? told(model, part, texts) : []))
  }
  const goTo = (id: string) => {
    pick(id)
    const { low, high } = partOf(id) as Model['parts'][number]
    // Nothing hides it, and it is in its place.
    showFrom({}, near(view.value, middle(low, high), frame))
  }
  const tellMeasured = () => {
    const [a, b] = choices.value.measured
    announce(a && b ? filled(texts.measured, { length: measure(between(a, b)) }) : texts.measureHow)
  }
  const measureTo = (point: Point) => {
    const { measured } = choices.value
    choose({ measured: measured.length === 1 ? [...measured, point] : [point] })
    tellMeasured()
  }
  const pinAt = (at: Point) => {
    const { pins } = choices.value
    if (pins.length === mostPins) return announce(filled(texts.tooMany, { count: mostPins }))
    choose({ pins: [...pins, { at, note: '' }] })
    groups.issues.open = true
    issueList.querySelector<HTMLElement>('li:last-child input')?.focus()
  }

  // Levels, trades, state of work.
  const without = <T>(list: readonly T[], one: T, on: boolean) => (on ? list.filter((x) => x !== one) : [...list, one])
  const levels = frame.levels.map((_, storey) => [storey, levelName(model, storey, texts)] as const)
  const levelBoxes = choicesOf(
    'checkbox',
    texts.levels,
    levels,
    (storey) => !choices.value.hiddenStoreys.includes(storey),
    (storey, on) => choose({ hiddenStoreys: without(choices.value.hiddenStoreys, storey, on) }),
  )
  const tradeBoxes = choicesOf(
    'checkbox',
    texts.trades,
    named(trades, texts.trade),
    (trade) => !choices.value.hiddenTrades.includes(trade),
    (trade, on) => choose({ hiddenTrades: without(choices.value.hiddenTrades, trade, on) }),
  )
  const work = choicesOf(
    'radio',
    texts.work,
    Object.values(texts.workStates).map((label, i) => [i, label] as const),
    (value) => choices.value.work === value,
    (value) => choose({ work: value }),
  )

  // Exploded or cut, not both: a cut would run through displaced parts.
  const split = choicesOf(
    'radio',
    texts.split,
    [['', texts.whole], ...named(splits, texts.splitBy)],
    (value) => (choices.value.split ?? '') === value,
    (value) => showFrom({ split: value || null }, value ? apart(frame, value) : opening(frame)),
  )
  const firstCut = { x: frame.length * 0.45, y: 5.5, z: (frame.levels[2] ?? 0) + 3 }
  const section = choicesOf<Axis | ''>(
    'radio',
    texts.section,
    [['', texts.none], ...named(axes, texts.along)],
    (axis) => (choices.value.section?.axis ?? '') === axis,
    (axis) => choose({ ...together, section: axis ? { axis, at: firstCut[axis] } : null }),
  )
  const sectionAt = slider(
    texts.sectionAt,
    () => {
      const { section } = choices.value
      return section && { at: section.at, most: lengthOf(frame, section.axis) }
    },
    (at) => choices.value.section && drag({ section: { ...choices.value.section, at } }),
    settle,
  )

  // Measuring between columns works without the canvas.
  const columns = frame.ys.flatMap((y, j) =>
    frame.xs.map((x, i) => [[x, y, 0] as Point, filled(texts.gridPoint, { name: `${i + 1}/${letter(j)}` })] as const),
  )
  const ends = [texts.from, texts.to].map((label) =>
    selection(label, [['', texts.choosePoint], ...columns.map(([, name], i) => [i, name] as const)], () => {
      const measured = ends.flatMap(({ value }) => (value ? columns[Number(value)]?.slice(0, 1) : [])) as Point[]
      if (measured.length === 2) choose({ measured, split: null })
      tellMeasured()
    }),
  )
  const clear = button(texts.clear, () => choose({ measured: [] }))

  const pinHere = button(texts.pinHere, () => {
    const part = partOf(choices.value.part)
    if (part) pinAt(middle(part.low, part.high))
  })
  const [issueList, send] = createIssues(
    state,
    texts,
    ({ at }) => flyTo(near(view.value, at, frame)),
    (event) => {
      const fits = writeMessage(model, choices.value.pins, texts, longest)
      announce(fits ? texts.added : texts.tooLong)
      if (!fits) event.preventDefault()
    },
  )

  const positioning = choicesOf(
    'radio',
    texts.positioning,
    [['', texts.none], ...methods.map((name) => [name, texts.methods[name][0] as string] as const)],
    (value) => (choices.value.method ?? '') === value,
    (value) => {
      showFrom({ method: value || null }, value ? shownBy(value, frame).view : opening(frame))
      announce(...(value ? [texts.methods[value][1] as string] : []))
    },
  )
  const site = choicesOf(
    'checkbox',
    texts.siteHow,
    [['', texts.siteOn]],
    () => choices.value.front !== null,
    (_, on) => choose({ ...together, front: on ? frame.cut : null }),
  )
  const siteAt = slider(
    texts.siteAt,
    () => {
      const { front } = choices.value
      return front === null ? null : { at: front, most: frame.length }
    },
    (front) => drag({ front }),
    settle,
  )

  const group = (
    name: 'show' | 'apart' | 'measure' | 'parts' | 'issues' | 'positioning' | 'site',
    ...content: Node[]
  ) => make('details', { name: 'stage', 'data-group': name }, make('summary', {}, texts[name]), ...content)
  const hint = (text: string) => make('p', {}, text)
  const groups = {
    show: group('show', levelBoxes, tradeBoxes, work),
    apart: group('apart', split, section, sectionAt),
    parts: group('parts', hint(texts.partsHow), ...createList(model, state, level, texts, goTo, more ? '' : pinHere)),
    measure: group(
      'measure',
      hint(texts.measureHow),
      ...ends.map((select) => make('label', {}, select.ariaLabel ?? '', select)),
      clear,
    ),
    issues: group('issues', hint(texts.issueHow), issueList, send),
    positioning: group('positioning', positioning),
    site: group('site', site, siteAt),
  }
  const drawnOnly = [groups.apart, groups.positioning, groups.site, work]

  const levelSelect = selection(
    texts.levels,
    levels.map(([storey, name]) => [storey, filled(texts.plan, { level: name })] as const),
    (value) => {
      level.value = Number(value)
      if (!view.value.distance) flyTo(standing(frame, level.value))
    },
  )
  const all = make('a', { class: 'button' }, texts.more)
  host
    .querySelector('.stage-panel')
    ?.replaceChildren(
      ...(more
        ? [groups.show, groups.apart, groups.parts, make('p', {}, all)]
        : [levelSelect, createPlan(model, state, level, pick), ...Object.values(groups)]),
    )

  // The controls follow the state, wherever it was changed.
  effect(() => {
    levelSelect.value = `${level.value}`
    clear.hidden = !choices.value.measured.length
    all.href = `${more}#${state.address()}`
  })
  const chosen = groups[groupOf(choices.value)]
  const first = chosen.isConnected ? chosen : groups.show
  first.open = true
  if (choices.value.measured.length) tellMeasured()
  if (choices.value.part) pick(choices.value.part)

  const walks = button(texts.walk, () => {
    const on = view.value.distance > 0
    flyTo(on ? standing(frame, level.value) : opening(frame))
    announce(on ? texts.hintWalk : texts.hint)
  })
  effect(() => {
    const { distance, at } = view.value
    walks.ariaPressed = `${!distance}`
    if (!distance) level.value = frame.levels.findLastIndex((floor) => floor < at[2])
  })
  const zoom = (factor: number) => {
    choose({}, zoomed(view.value, factor, frame))
    tellView()
  }
  const bar = make(
    'div',
    { class: 'stage-bar' },
    walks,
    button('+', () => zoom(0.8), texts.nearer),
    button('−', () => zoom(1.25), texts.farther),
    button(texts.back, () => showFrom(initial, opening(frame))),
  )

  function onPoint(x: number, y: number) {
    const hit = viewer?.hit(x, y)
    if (!hit) return pick(null)
    const at = add(hit.point, hit.shift)
    if (groups.measure.open) return measureTo(at)
    if (groups.issues.open) return pinAt(at)
    pick(model.parts[hit.part]?.id ?? null)
    if (!groups.show.open && !groups.apart.open) groups.parts.open = true
  }

  function ready(waits = false) {
    for (const part of drawnOnly) part.hidden = !viewer
    if (!viewer) {
      put(stage, readout, ...(waits ? [asking] : []))
      return announce(waits ? texts.saveData : texts.noGraphics)
    }
    const { projection } = viewer
    listen(canvas, state, {
      turn: (dx, dy) => turned(view.value, dx, dy),
      pan: (dx, dy) => panned(view.value, dx, dy, projection().pixel, frame),
      zoom: (factor) => zoomed(view.value, factor, frame),
      arrow: (x, y) => moved(view.value, x, y, frame),
      home: () => opening(frame),
      onPoint,
      onKey: tellView,
    })
    put(stage, overlay.svg, bar, readout)
    stage.dataset.drawn = ''
    if (!readout.textContent) announce(matchMedia('(pointer: coarse)').matches ? texts.hintTouch : texts.hint)
  }

  const anyway = button(texts.drawAnyway, () => {
    asking.remove()
    announce()
    drawModel()
    ready()
  })
  const asking = make('div', { class: 'stage-bar' }, anyway)
  ready(saves)
  printing(stage, () => viewer, view, texts, ending)

  return {
    announce,
    focus: () => (viewer ? canvas : first.querySelector('summary'))?.focus({ preventScroll: true }),
  }
}

/** Choices that exclude one another. */
const together: Partial<Choices> = { split: null, section: null, method: null, front: null }

/** The group that is open at first: the one that the address has a choice for. */
function groupOf({ split, section, measured, part, pins, method }: Choices) {
  if (pins.length) return 'issues'
  if (measured.length) return 'measure'
  if (split || section) return 'apart'
  if (method) return 'positioning'
  return part ? 'parts' : 'show'
}

/** Prints the view as a picture, with its title and a scale of ten meters. */
function printing(
  stage: HTMLElement,
  viewer: () => Viewer | null,
  view: State['view'],
  texts: ModelTexts,
  signal: AbortSignal,
) {
  let sheet: HTMLElement | undefined
  const before = () => {
    const shown = viewer()
    if (!shown) return
    const { distance } = view.value
    const length = distance > 40 ? 10 : 1
    const picture = shown.picture()
    const share = (100 * length) / (shown.projection().pixel * distance * stage.clientWidth)
    const scale = [
      draw('svg', { viewBox: '0 0 100 1' }, draw('path', { d: `M0 0h${share}v1H0z` })),
      filled(texts.scale, { length: `${length} m` }),
    ]
    sheet = make(
      'figure',
      { class: 'stage-print' },
      picture,
      make('figcaption', {}, `${texts.title} `, ...(distance ? scale : [])),
    )
    put(stage, sheet)
  }
  addEventListener('beforeprint', before, { signal })
  addEventListener('afterprint', () => sheet?.remove(), { signal })
}
