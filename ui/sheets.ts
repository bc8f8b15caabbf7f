import sheets from '../dist/sheets.json' with { type: 'json' }

/** Every style sheet by its name, as text: the site's own and those beside the pages. The Worker has them packed. */
export const readSheets = (): Record<string, string> => sheets
