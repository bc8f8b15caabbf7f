import type { Variables } from '../settings.ts'
import type { Outcome } from '../upstream/client.ts'
import { leaveMessage } from '../upstream/leave-message.ts'
import { idAt, listWebPages } from '../upstream/web-pages.ts'
import type { Lead } from './lead.ts'

/** Sends a message upstream, with the id of its page where the upstream lists it. Accepted at once without an upstream. */
export async function deliver(env: Env, variables: Variables, lead: Lead): Promise<Outcome> {
  if (!variables.API_HOST) return { outcome: 'accepted', answer: 'no upstream' }

  const pages = await listWebPages(env, { ...lead, apiHost: variables.API_HOST })
  return leaveMessage(variables.API_HOST, lead, idAt(pages, lead.page))
}
