import { hydrateRoot } from 'react-dom/client'
import type { ContactFormProps } from '../contact/form-props.ts'
import type { ContactTexts } from '../contact/texts.ts'

/** What the page carries: the form's props, and the address of its texts, which are the same on every page. */
export interface ContactIslandProps extends Omit<ContactFormProps, 'texts'> {
  texts: string
}

/**
 * Brings a contact form to life; resolves, when it handles its own submit, with what ends it. This module is React, and may
 * be fetched ahead; form, rules and texts come together with the first touch.
 */
export async function mount(host: Element, props: ContactIslandProps): Promise<() => void> {
  const reading = readTexts(props.texts)
  // A browser remembers that a module could not be fetched: without network it is tried only where the texts are there.
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
