// Each polyfill loads only in browsers that need it: ui/browser/platform.ts.
if (!('command' in HTMLButtonElement.prototype)) addEventListener('click', obeyCommand)
if (!('closedBy' in HTMLDialogElement.prototype)) addEventListener('click', dismiss)
if (!CSS.supports('animation-timeline: scroll()')) markTop()

function obeyCommand({ target }: Event) {
  const button = (target as Element).closest('button[commandfor]')
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') === 'show-modal') dialog.showModal()
  else dialog.close()
}

/** A click on the dialog itself but outside its box is on the backdrop. */
function dismiss({ target, clientX: x, clientY: y }: MouseEvent) {
  if (!(target instanceof HTMLDialogElement)) return
  const box = target.getBoundingClientRect()
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) target.close()
}

function markTop() {
  const mark = () => document.querySelector('[data-header]')?.toggleAttribute('data-at-top', scrollY < 1)
  addEventListener('scroll', mark, { passive: true })
  document.addEventListener('navigated', mark)
  mark()
}

export {}
