type Attributes = Record<string, string | number | undefined | ((event: Event) => void)>

/** Creates an HTML element. Functions listen to the event of their name; undefined omits an attribute. */
export const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => dress(document.createElement(tag), attributes, children)

/** Creates an SVG element. */
export const draw = <K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): SVGElementTagNameMap[K] => dress(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children)

function dress<E extends Node & { setAttribute(name: string, value: string): void }>(
  element: E,
  attributes: Attributes,
  children: (Node | string)[],
): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (value !== undefined) element.setAttribute(name, `${value}`)
  }
  put(element, ...children)
  return element
}

/** Adds children at the end. */
export const put = (parent: Node, ...children: (Node | string)[]) =>
  (parent as unknown as ParentNode).append(...children)

/** A button; `label` where its text does not say all. */
export const button = (text: string, click: () => void, label?: string) =>
  make('button', { type: 'button', click, 'aria-label': label, title: label }, text)

/** What chooses one of a list; `choose` gets its value. */
export function selection(
  label: string,
  options: readonly (readonly [value: string | number, text: string])[],
  choose: (value: string) => void,
) {
  const select: HTMLSelectElement = make(
    'select',
    { 'aria-label': label, change: () => choose(select.value) },
    ...options.map(([value, text]) => make('option', { value }, text)),
  )
  return select
}
