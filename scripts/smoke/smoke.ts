import { type Locale, locales } from '../../locales/index.ts'
import { contentChecks } from './content.ts'
import { pageChecks } from './pages.ts'
import { serviceChecks } from './services.ts'
import { type Target, Visit } from './visit.ts'

/** Checks by name. A check throws with the unexpected finding. */
export type Checks = Record<string, (visit: Visit) => Promise<void>>

/** Checks a deployment, prints a line per check, and returns the number of failures. */
export async function smoke(target: Target): Promise<number> {
  const visit = new Visit(target)
  const enabled = await enabledLocales(visit)
  const checks = { ...serviceChecks(target), ...pageChecks(enabled), ...contentChecks(enabled) }

  let failed = 0
  for (const [name, check] of Object.entries(checks)) {
    const problem = await check(visit).then(
      () => null,
      (error: Error) => error.message,
    )
    if (problem !== null) failed += 1
    console.log(problem === null ? `ok    ${name}` : `FAIL  ${name}: ${problem}`)
  }
  return failed
}

/** The enabled languages as the deployment reports them, or all when it does not. */
async function enabledLocales(visit: Visit): Promise<readonly Locale[]> {
  const answer = await visit
    .get('/healthz/bindings')
    .then((response) => response.json())
    .catch(() => ({}))
  return (answer as { locales?: Locale[] }).locales ?? locales
}
