import { signal } from '@preact/signals-react'

/** Whether the browser believes it has a network; islands share it. Never written while rendering on the server. */
export const online = signal(true)

if (typeof window !== 'undefined') {
  const read = () => {
    online.value = navigator.onLine
  }
  addEventListener('online', read)
  addEventListener('offline', read)
  read()
}
