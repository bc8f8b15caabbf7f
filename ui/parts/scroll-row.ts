/**
 * Attributes of a row of class `scroll-row` (ui/styles/sections.css), which scrolls on phones: with a name and a place among
 * the stops of the Tab key, keys can scroll it. `labelledBy`: id of its heading.
 */
export const scrollRow = (labelledBy: string) => ({ 'aria-labelledby': labelledBy, tabIndex: 0 })
