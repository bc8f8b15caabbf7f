import { hydrateRoot } from 'react-dom/client'
import type { ContactFormProps } from '../contact/form-props.ts'
import type { ContactTexts } from '../contact/texts.ts'

/** Props in the page: those of the form, and the address of its texts, which all pages share. */
export interface ContactIslandProps extends Omit<ContactFormProps, 'texts'> {
  texts: string
}

/**
 * Starts a contact form. Resolves with its unmount function once the form handles its own submit. This module is React
 * and may be prefetched; form, rules and texts load with the first touch.
 */
export async function mount(host: Element, props: ContactIslandProps): Promise<() => void> {
  const reading = readTexts(props.texts)
  // Browsers remember a failed import, so without a network the form is imported only after the texts have loaded.
  if (!navigator.onLine) await reading
  const [texts, { LiveForm }] = await Promise.all([reading, import('../contact/live-form.tsx')])
  return new Promise((resolve) => {
    const onReady = () => {
      host.nextElementSibling?.setAttribute('hidden', '') // the network is back
      resolve(() => root.unmount())
    }
    const root = hydrateRoot(host, <LiveForm {...props} texts={texts} onReady={onReady} />)
  })
}

async function readTexts(address: string): Promise<ContactTexts> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The form's texts: ${answer.status}`)
  return answer.json()
}
