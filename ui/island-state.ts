import { signal } from '@preact/signals-react'

/** What islands share once one of them is touched. Only a browser writes it: a Worker would tell it to every visitor. */

/** Whether the browser believes that it has a network. */
export const online = signal(true)

/** Whether the contact popup is open; writing `false` closes it. */
export const popupOpen = signal(false)

/** Whether a message is on its way, from whichever form. */
export const sending = signal(false)

if (typeof window !== 'undefined') followBrowser()

function followBrowser() {
  const popup = document.querySelector<HTMLDialogElement>('dialog#contact')
  const read = () => {
    online.value = navigator.onLine
    popupOpen.value = popup?.open ?? false
  }
  read()
  for (const type of ['online', 'offline']) addEventListener(type, read)
  if (!popup) return
  new MutationObserver(read).observe(popup, { attributeFilter: ['open'] })
  popupOpen.subscribe((isOpen) => isOpen || popup.close())
}
