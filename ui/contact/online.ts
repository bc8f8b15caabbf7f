import { signal } from '@preact/signals-react'

/** Whether the browser reports a network; shared by islands. Not written during server rendering. */
export const online = signal(true)

if (typeof window !== 'undefined') {
  const read = () => {
    online.value = navigator.onLine
  }
  addEventListener('online', read)
  addEventListener('offline', read)
  read()
}
