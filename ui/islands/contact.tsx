import { hydrateRoot } from 'react-dom/client'
import type { ContactFormProps } from '../contact/form.tsx'
import { LiveForm } from '../contact/live-form.tsx'

/** Brings a contact form to life; resolves when it handles its own submit. */
export function mount(host: Element, props: ContactFormProps): Promise<void> {
  return new Promise((resolve) => hydrateRoot(host, <LiveForm {...props} onReady={resolve} />))
}
