/** The inline scripts of a page, and '' for each external one. Structured data is left out. */
export const scriptsIn = (html: string) =>
  [...html.matchAll(/<script(?! type="application\/ld\+json">)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code)
