type Attributes = Record<string, string | number | boolean | undefined | ((event: Event) => void)>

/** Creates an HTML element. Functions listen to the event of their name; `false` and undefined omit an attribute. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  return dress(document.createElement(tag), attributes, children)
}

/** Creates an SVG element. */
export function draw<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): SVGElementTagNameMap[K] {
  return dress(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children)
}

function dress<E extends Node & { setAttribute(name: string, value: string): void }>(
  element: E,
  attributes: Attributes,
  children: (Node | string)[],
): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : `${value}`)
  }
  for (const child of children) element.appendChild(typeof child === 'string' ? document.createTextNode(child) : child)
  return element
}
