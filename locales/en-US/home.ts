export const home = {
  title: '{{brand}}: BIM on site at 1:1, within {{accuracy}}',
  description: 'x',
} as const
