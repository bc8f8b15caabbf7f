export const consent = {
  open: 'Cookie choices',
  title: 'May we keep where you came from?',
  ask: 'With your agreement, cookies keep the site, advertisement or search word that led you here, and are read only if you write to us. The browser also tells how fast the page was.',
  askServices:
    'With your agreement, cookies keep the site, advertisement or search word that led you here, scripts of outside services count your visit, and the browser tells how fast the page was.',
  more: 'What is kept, and for how long',
  all: 'Accept all',
  necessary: 'Only necessary',
  isGranted: 'At present: all accepted.',
  isRefused: 'At present: only necessary.',
  objects: 'Your browser sends Global Privacy Control. That counts as “Only necessary”, whatever is chosen here.',
  failed: 'The choice could not be saved. Please try again.',
  close: 'Close without a change',
  saved: 'Your choice is saved. You can change it at the foot of every page.',
} as const
