import sheets from '../dist/sheets.json' with { type: 'json' }

/** All style sheets by name, as text: the site's own and those of pages. The Worker has them compressed. */
export const readSheets = (): Record<string, string> => sheets
