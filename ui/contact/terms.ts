/** Version of the agreements, stored with every message. Change it with their texts. */
export const termsVersion = '2026-11-23'
