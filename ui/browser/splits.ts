/** Moves the line between two pictures with a range input. */
export function moveSplits() {
  addEventListener('input', ({ target }) => {
    const range = target as HTMLInputElement
    const view = range.matches('[data-split]') && range.closest<HTMLElement>('[data-split-view]')
    if (view) view.style.setProperty('--split', `${range.value}%`)
  })
}
