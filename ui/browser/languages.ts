/** A language link keeps query and hash, and remembers the choice without a round trip. */
export function switchLanguages() {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-locale]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const secure = location.protocol === 'https:' ? '; secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
    document.cookie = `lang=${link.dataset.locale}; path=/; max-age=31536000; samesite=lax${secure}`
    location.assign(new URL(link.pathname + location.search + location.hash, location.origin))
  })
}
