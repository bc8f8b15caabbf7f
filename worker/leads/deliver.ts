import type { Variables } from '../settings.ts'
import { leaveMessage } from '../upstream/leave-message.ts'
import { idOfPage, listPages } from '../upstream/web-pages.ts'
import type { Lead } from './lead.ts'
import type { Outcome } from './outbox.ts'
import type { Later } from './tasks.ts'

/** Sends a message to the upstream, with the id of its page where that is known. Without an upstream it stays here. */
export async function deliver(env: Env, variables: Variables, lead: Lead, later: Later): Promise<Outcome> {
  if (!variables.API_HOST) return { outcome: 'accepted', answer: 'no upstream' }

  const pages = await listPages(env, { ...lead, apiHost: variables.API_HOST }, later)
  return leaveMessage(variables.API_HOST, lead, idOfPage(pages, lead.page))
}
