/** Stands in a text that `npm run content -- --new` began. It is shown on pages, and the checks report it. */
export const mark = '[to be written]'
