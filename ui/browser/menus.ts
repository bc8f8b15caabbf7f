const closeDelay = 300

/** Dropdowns (`details[data-menu]`) open on hover and keyboard focus too, and close on Escape and elsewhere. */
export function openMenus() {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) {
    const summary = menu.querySelector('summary')
    let hovered = false
    const hover = (open: boolean) => (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      hovered = open
      menu.open = open
    }
    menu.addEventListener('pointerenter', hover(true))
    menu.addEventListener('pointerleave', hover(false))
    // What hovering opened stays open when it is clicked; a key's click has detail 0 and toggles.
    summary?.addEventListener('click', (event) => hovered && event.detail > 0 && event.preventDefault())
    summary?.addEventListener('focus', () => {
      if (summary.matches(':focus-visible')) menu.open = true
    })
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (!hovered && !menu.contains(relatedTarget as Node | null)) menu.open = false
    })
    menu.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape') return
      summary?.focus() // opens it, where the focus was below
      menu.open = false
    })
  }
  addEventListener('click', ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
      if (!menu.contains(target as Node)) menu.open = false
    }
  })

  const side = document.querySelector<HTMLDialogElement>('dialog#menu')
  side?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) setTimeout(() => side.close(), closeDelay)
  })
  matchMedia('(min-width: 992px)').addEventListener('change', ({ matches }) => matches && side?.close())
}
