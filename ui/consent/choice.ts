/** What a visitor can choose: all, or only the necessary. Value of the cookie `consent` and of the form's buttons. */
export const choices = ['granted', 'refused'] as const
export type Choice = (typeof choices)[number]
