/** Placeholder that `npm run content -- --new` writes. Pages show it, and the checks report it. */
export const mark = '[to be written]'
