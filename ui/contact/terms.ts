/** Version of the texts a visitor agrees to; kept with every message. Raise it when they change. */
export const termsVersion = '2026-11-23'
