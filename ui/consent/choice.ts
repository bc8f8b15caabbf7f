/** A visitor's choices: all data, or only the necessary. Values of the cookie `consent` and of the form's buttons. */
export const choices = ['granted', 'refused'] as const
export type Choice = (typeof choices)[number]
