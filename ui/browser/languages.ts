/** Makes language links keep query and hash, remember the choice without a request, and empty the contact form. */
export function switchLanguages() {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-locale]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    const secure = location.protocol === 'https:' ? '; secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
    document.cookie = `lang=${link.dataset.locale}; path=/; max-age=31536000; samesite=lax${secure}`
    for (const form of ['popup', 'page']) sessionStorage.removeItem(`contact-${form}`)
    link.search = location.search
    link.hash = location.hash
  })
}
