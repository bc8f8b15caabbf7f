export const ar = {
  title: 'See it in your room',
  bay: 'One bay, 8\u00a0×\u00a08\u00a0×\u00a04\u00a0m, at\u00a01:1',
  building: 'The whole building on the table, at\u00a01:100',
} as const
