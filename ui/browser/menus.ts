const closeDelay = 300

/** Opens dropdowns (`details[data-menu]`) on hover and keyboard focus too, and closes them on Escape and outside. */
export function openMenus() {
  let hovered: ReturnType<typeof menuOf>
  for (const type of ['pointerover', 'pointerout'] as const) {
    addEventListener(type, ({ target, relatedTarget, pointerType }) => {
      const menu = menuOf(type === 'pointerover' ? target : relatedTarget)
      if (pointerType !== 'mouse' || menu === hovered) return
      if (hovered) hovered.open = false
      if (menu) menu.open = true
      hovered = menu
    })
  }
  addEventListener('focusin', ({ target }) => {
    const menu = menuOf(target)
    if (menu && (target as Element).matches('summary:focus-visible')) menu.open = true
  })
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = menuOf(target)
    if (menu && menu !== hovered && menu !== menuOf(relatedTarget)) menu.open = false
  })
  addEventListener('keydown', ({ key, target }) => {
    const menu = menuOf(target)
    if (key !== 'Escape' || !menu) return
    menu.querySelector('summary')?.focus() // opens the menu if the focus was below
    menu.open = false
  })
  addEventListener('click', (event) => {
    const target = event.target as Element
    const clicked = menuOf(target)
    // A menu that hovering opened stays open when clicked. A key press has detail 0 and toggles it.
    if (clicked && clicked === hovered && event.detail > 0 && target.closest('summary')) event.preventDefault()
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
      if (menu !== clicked) menu.open = false
    }
    const side = target.closest('a')?.closest<HTMLDialogElement>('dialog#menu')
    if (side) setTimeout(() => side.close(), closeDelay)
  })
  matchMedia('(min-width: 992px)').addEventListener('change', ({ matches }) => {
    if (matches) document.querySelector<HTMLDialogElement>('dialog#menu')?.close()
  })
}

/** Event targets may be documents and windows, which are not elements. */
function menuOf(target: EventTarget | null) {
  return (target as Element | null)?.closest?.<HTMLDetailsElement>('details[data-menu]')
}
