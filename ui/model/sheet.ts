let sheet: CSSStyleSheet | undefined

/** Adds styles to the document, once. A constructed sheet is not subject to the page's policy. */
export function dress(styles: string) {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
