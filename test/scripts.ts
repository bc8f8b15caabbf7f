/** Text of the scripts that stand in a page or are named by it ('' for those); data for search engines are none. */
export const scriptsIn = (html: string) =>
  [...html.matchAll(/<script(?! type="application\/ld\+json">)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code)
