/** As `<i-slot />` is rendered. */
export const slot = '<i-slot></i-slot>'
