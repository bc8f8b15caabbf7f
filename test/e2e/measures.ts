/** Functions that run in the browser and return what is wrong with the page; an empty list is the pass. */

/** Links and controls outside running text that are smaller than 24 × 24 px (WCAG 2.5.8). */
export function smallTargets(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !inText(target))
    .flatMap((target) => {
      // The target includes a label around a box, and the row that a link's ::after covers.
      const area = target.closest('label') ?? target
      const { width, height } = area.getBoundingClientRect()
      const covers = getComputedStyle(target, '::after').position === 'absolute'
      if ((width >= 24 && height >= 24) || width < 2 || covers) return []
      const name = target.getAttribute('aria-label') ?? (target.textContent || target.getAttribute('name'))
      return [`${target.tagName} “${name}” ${Math.round(width)} × ${Math.round(height)}`]
    })

  /** A link within a line of text, whose height is the line's. */
  function inText(target: HTMLElement): boolean {
    if (target.tagName !== 'A' || getComputedStyle(target).display !== 'inline') return false
    let block = target.parentElement
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
    const words = (text: string | null | undefined) => (text ?? '').replace(/\s/g, '').length
    const links = [...(block?.querySelectorAll('a') ?? [])].reduce((sum, link) => sum + words(link.textContent), 0)
    return words(block?.textContent) > links
  }
}

/** Links of which a quarter or more lies below a later link, which takes the taps meant for them. */
export function coveredTargets(): string[] {
  const links = [...document.querySelectorAll('main a, footer a')]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .map((link) => ({ name: link.textContent?.trim(), boxes: [...link.getClientRects()] }))
  return links.flatMap(({ name, boxes }, index) =>
    boxes
      .flatMap(({ x, y, width, height }) => [0.25, 0.75].map((part) => [x + width / 2, y + height * part] as const))
      .flatMap(([x, y]) =>
        links
          .slice(index + 1)
          .filter((later) => later.boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom))
          .map((later) => `“${name}” is below “${later.name}”`),
      ),
  )
}

/** Lines of text that overlap other text, or that their box cuts off. */
export function brokenText(): string[] {
  const lines: { x: number; y: number; right: number; bottom: number; of: Element; text: string }[] = []
  const cut: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const of = text.parentElement
    if (!of || !text.data.trim() || !of.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (of.closest('.visually-hidden, .skip, svg, option, script, style') || clipped(of)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = scroller(of)?.getBoundingClientRect()
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right - left < 2) continue
      const shown = { of, text: text.data.trim().slice(0, 40) }
      // A line box is taller than its letters.
      const inset = (bottom - top) * 0.2
      lines.push({ x: left, right, y: top + inset, bottom: bottom - inset, ...shown })
      const holder = cutter(of)?.getBoundingClientRect()
      const out = holder && (left < holder.left - 1 || right > holder.right + 1 || bottom - inset > holder.bottom + 1)
      if (out) cut.push(`cut off: ${shown.text}`)
      if (!box && (right > innerWidth + 1 || left < -1)) cut.push(`beyond the screen: ${shown.text}`)
    }
  }

  lines.sort((one, other) => one.y - other.y)
  const over = lines.flatMap((one, index) => {
    const found: string[] = []
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next]
      if (!other || other.y >= one.bottom - 1) break
      if (one.of === other.of || Math.min(one.right, other.right) - Math.max(one.x, other.x) < 2) continue
      found.push(`overlap: ${one.text} / ${other.text}`)
    }
    return found
  })
  return [...new Set([...cut, ...over])]

  /** Text for screen readers only. */
  function clipped(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true
      if (getComputedStyle(at).position === 'fixed' && at.tagName !== 'HEADER') return true
    }
    return false
  }
  function scroller(element: Element): Element | undefined {
    return ancestors(element).find((at) => /auto|scroll/.test(getComputedStyle(at).overflowX))
  }
  function cutter(element: Element): Element | undefined {
    const found = ancestors(element).find((at) => getComputedStyle(at).overflowX !== 'visible')
    return found && /hidden|clip/.test(getComputedStyle(found).overflowX) ? found : undefined
  }
  function ancestors(element: Element): Element[] {
    const found: Element[] = []
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) found.push(at)
    return found
  }
}

/** The focused element, with faults in its visibility: under the header, off the screen, without a focus mark. */
export function focused() {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const middle = document.elementFromPoint((left + right) / 2, Math.min((top + bottom) / 2, innerHeight - 1))
  const fixed = element.closest('header.header, dialog, .skip, .contact-widget') !== null
  const bar = document.querySelector('header.header')?.getBoundingClientRect().bottom ?? 0
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const wrong = [
    !fixed && top < bar - 1 && bottom - top < innerHeight - bar && 'under the header',
    !fixed && middle?.closest('header.header, .local-menu') && !element.closest('.local-menu') && 'covered',
    (bottom < 0 || top > innerHeight - 1 || right < 0 || left > innerWidth) && 'beyond the screen',
    (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) && 'not outlined',
  ].filter((one) => typeof one === 'string')
  const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
  return {
    name: name.trim().slice(0, 60),
    id: element.id,
    href: element.getAttribute('href') ?? '',
    layer: element.closest('dialog')?.id ?? '',
    /** Its index in the document. */
    place: [...document.querySelectorAll('*')].indexOf(element),
    wrong,
  }
}

/** Animations and transitions longer than `most` seconds. */
export function moving(most: number): string[] {
  const seconds = (list: string) => Math.max(...list.split(',').map((one) => Number.parseFloat(one)))
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((pseudo) => {
      const { animationName, animationDuration, animationTimeline, transitionDuration } = getComputedStyle(
        element,
        pseudo,
      )
      // Scroll-driven animation moves with the visitor's own scrolling.
      const plays = animationName !== 'none' && ['auto', undefined].includes(animationTimeline)
      const long = (plays && seconds(animationDuration) > most) || seconds(transitionDuration) > most
      return long ? [`${element.tagName}.${element.className}${pseudo ?? ''} moves`] : []
    }),
  )
}

/**
 * Raster pictures with too few pixels: one per device pixel, or three quarters of that at density 2 and half at density
 * 3. Parts that `object-fit: cover` cuts off count as shown.
 */
export async function coarsePictures(): Promise<string[]> {
  const least = [1, 1, 0.75, 0.5][devicePixelRatio] ?? 0.5
  const found: string[] = []
  for (const picture of document.images) {
    picture.loading = 'eager'
    await picture.decode().catch(() => undefined)
    const { width, height } = picture.getBoundingClientRect()
    if (width < 2 || !picture.checkVisibility() || /\.svg(\?|$)|^data:/.test(picture.currentSrc)) continue
    // naturalWidth depends on `sizes`; the file name has the real width.
    const pixels = Number(/-(\d+)\.\w+$/.exec(picture.currentSrc)?.[1] ?? picture.naturalWidth)
    const isCut = getComputedStyle(picture).objectFit === 'cover'
    const shown = isCut ? Math.max(width, (height * picture.naturalWidth) / picture.naturalHeight) : width
    const density = pixels / shown / devicePixelRatio
    const name = picture.currentSrc.split('/').at(-1)
    if (density < least - 0.005) found.push(`${name}: ${density.toFixed(2)} of ${least}`)
  }
  return found
}

/** Latin words and numbers that break across lines without a hyphen. Addresses may break. */
export function brokenWords(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const of = text.parentElement
    if (
      !of?.checkVisibility({ visibilityProperty: true }) ||
      of.closest('svg, script, style, code, .visually-hidden, [aria-hidden=true]')
    )
      continue
    const range = document.createRange()
    for (const { 0: word, index } of text.data.matchAll(/[\p{Script=Latin}\d]{2,}/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))
      const address = text.data.slice(0, index).match(/\S*$/)?.[0] + word
      if (new Set(tops).size > 1 && !/[@/]|\w\.\w/.test(address)) found.push(word)
    }
  }
  return found
}

/**
 * Chinese words, Japanese nouns, `names` and prices in titles, captions, lists of terms and tables that continue on the
 * next line.
 */
export function partedWords({ locale, names }: { locale: string; names: string[] }): string[] {
  const blocks = 'h1, h2, h3, h4, figcaption, dt, dd, th, td'
  const found: string[] = []
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  const unit = /^\p{Script=Han}{2,}$|^[\p{Script=Katakana}ー]{2,}$/u
  for (const block of document.querySelectorAll(blocks)) {
    if (!block.checkVisibility({ visibilityProperty: true }) || block.querySelector(blocks)) continue
    if (block.closest('svg, .visually-hidden, [aria-hidden=true]')) continue
    const whole = document.createRange()
    whole.selectNodeContents(block)
    const lines = [...whole.getClientRects()].map(({ bottom }) => bottom)
    if (Math.max(...lines) - Math.min(...lines) < 8) continue
    const { text, bottoms } = linesOf(block)
    const words = [...segmenter.segment(text)]
      .filter(({ segment }) => unit.test(segment))
      .map(({ segment, index }) => ({ word: segment, index }))
    for (const name of [...names, '[\\d,.]+ ?[万億]?[元円]起?'])
      for (const { 0: word, index } of text.matchAll(new RegExp(name, 'g'))) words.push({ word, index })
    for (const { word, index } of words) {
      const own = bottoms.slice(index, index + word.length).filter((bottom) => !Number.isNaN(bottom))
      if (Math.max(...own) - Math.min(...own) > 8) found.push(`“${word}” in “${text.slice(0, 40)}”`)
    }
  }
  return found

  /** The characters without marks, and where each ends; what is not drawn ends nowhere. */
  function linesOf(block: Element) {
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const bottoms: number[] = []
    let text = ''
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      for (let at = 0; at < node.length; at++) {
        if (/[\u200b\u2060]/.test(node.data[at] ?? '')) continue
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const box = range.getClientRects()[0]
        text += node.data[at]
        bottoms.push(box?.width ? box.bottom : Number.NaN)
      }
      text += '\n'
      bottoms.push(Number.NaN)
    }
    return { text, bottoms }
  }
}

/**
 * Words, links and controls that the floating image covers: its neighbors in the header, elsewhere anything at its
 * position anywhere down the page.
 */
export function coveredByHelp(): string[] {
  const help = document.querySelector('.contact-widget')?.getBoundingClientRect()
  const header = document.querySelector('.header')
  if (!help || !header || help.width === 0) return []
  if (help.left < 0 || help.right > innerWidth || help.bottom > innerHeight) return ['cut by the edge of the screen']
  const inHeader = help.bottom <= header.getBoundingClientRect().bottom
  const texts = document.createTreeWalker(inHeader ? header : document.body, NodeFilter.SHOW_TEXT)
  const boxes: [Range | Element, string][] = [
    ...(inHeader ? header : document.body).querySelectorAll('a, button, input'),
  ]
    .filter((one) => isThere(one))
    .map((one) => [one, one.textContent || one.outerHTML])
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement || !isThere(text.parentElement) || !text.textContent?.trim()) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    boxes.push([range, text.textContent])
  }
  return boxes.flatMap(([box, name]) =>
    [...box.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        right > help.left + 1 &&
        left < help.right - 1 &&
        (!inHeader || (bottom > help.top + 1 && top < help.bottom - 1)),
    )
      ? [`covers “${name.trim().slice(0, 30)}”`]
      : [],
  )

  /** Visible, and not part of the image, the header above it, a slider's thumb area or a list that scrolls sideways. */
  function isThere(element: Element): boolean {
    if (element.closest('.contact-widget, [data-split], svg, script, style, .visually-hidden')) return false
    if (!inHeader && element.closest('.header')) return false
    for (let one: Element | null = element; one; one = one.parentElement)
      if (one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX === 'auto') return false
    return element.checkVisibility({ visibilityProperty: true })
  }
}

/** A word of the header: its color, and its box on the screen. */
interface Word {
  text: string
  color: string
  box: { x: number; y: number; width: number; height: number }
}

/** The words of the header, but those of the button, which has a ground of its own. */
export function headerWords(): Word[] {
  const texts = document.createTreeWalker(document.querySelector('.header') ?? document.body, NodeFilter.SHOW_TEXT)
  const words: Word[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const of = text.parentElement
    if (!of?.checkVisibility({ visibilityProperty: true }) || of.closest('.button, .panel, .visually-hidden')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { x, y, width, height } = range.getBoundingClientRect()
    if (width < 2 || getComputedStyle(of).clipPath !== 'none') continue
    words.push({ text: text.textContent ?? '', color: getComputedStyle(of).color, box: { x, y, width, height } })
  }
  return words
}

/** Words whose contrast with the brightest pixel behind them is below 4.5; `shot` is the screen without them, in Base64. */
export async function faintWords({ shot, words }: { shot: string; words: Word[] }): Promise<string[]> {
  const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes]))
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  canvas?.drawImage(picture, 0, 0)
  const luminance = (color: ArrayLike<number>, at = 0) => {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
      const value = (color[at + channel] ?? 0) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  return words.flatMap(({ text, color, box: { x, y, width, height } }) => {
    const { data } = canvas?.getImageData(x, y, width, height) ?? { data: [] }
    let brightest = 0
    for (let at = 0; at < data.length; at += 4) brightest = Math.max(brightest, luminance(data, at))
    const contrast = (luminance(color.match(/[\d.]+/g)?.map(Number) ?? []) + 0.05) / (brightest + 0.05)
    return contrast < 4.5 ? [`${text}: ${contrast.toFixed(2)}`] : []
  })
}
