interface TrustedTypes {
  createPolicy<Rules>(name: string, rules: Rules): Rules
}

/**
 * Creates a Trusted Types policy, in browsers that have them, with rules for strings that can become code. The content
 * security policy lists its name.
 */
export function policy<Rules>(name: 'plumbline-pages' | 'plumbline-check' | 'model' | 'walk', rules: Rules): Rules {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy(name, rules) ?? rules
}
