/** The HTML of `<i-slot />`. */
export const slot = '<i-slot></i-slot>'
