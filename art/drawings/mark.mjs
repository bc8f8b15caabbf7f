const LEFT = 'M31 12h-7v6h-4q-7 0-7 7v8l18 30z'
const RIGHT = 'M33 12h7v6h4q7 0 7 7v8L33 63z'
const LINE = 'M29 0h6v12h-6z'
const LEVEL = 'M2 54h15v7H2zM47 54h15v7H47z'

/**
 * The plumb bob hangs with its tip on a level line, and so is a datum triangle at the same time: one half is what stands,
 * the other half is the model. For the tab of a browser, which knows no custom properties of a page.
 */
export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>' +
  '.a{fill:#12161b}.b{fill:#0a7ea4}.c{fill:#c2410c}@media(prefers-color-scheme:dark){.a{fill:#eceae4}.b{fill:#4fd0f5}.c{fill:#ff7a33}}' +
  `</style><path class="a" d="${LINE}${LEFT}"/><path class="b" d="${RIGHT}"/><path class="c" d="${LEVEL}"/></svg>\n`
