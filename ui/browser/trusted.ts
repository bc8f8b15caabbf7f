interface TrustedTypes {
  createPolicy<Rules>(name: string, rules: Rules): Rules
}

/**
 * A Trusted Types policy, where the browser knows them: what one may make of a string and give to a place that can run
 * code. Its name stands in the content security policy.
 */
export function policy<Rules>(name: 'plumbline-pages' | 'plumbline-check' | 'model' | 'walk', rules: Rules): Rules {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy(name, rules) ?? rules
}
