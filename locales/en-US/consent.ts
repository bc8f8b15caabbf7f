export const consent = {
  open: 'Cookie choices',
  title: 'May we remember how you found us?',
  ask: 'If you accept, cookies keep the site, ad, or search term that brought you here; we read them only if you write to us. Your browser also reports how fast the page loaded.',
  askServices:
    'If you accept, cookies keep the site, ad, or search term that brought you here, outside services count your visit, and your browser reports how fast the page loaded.',
  more: 'What is kept, and for how long',
  all: 'Accept all',
  necessary: 'Only necessary',
  isGranted: 'Current choice: all accepted.',
  isRefused: 'Current choice: only necessary.',
  objects: 'Your browser sends Global Privacy Control. We treat that as “Only necessary,” whatever is chosen here.',
  failed: 'Your choice could not be saved. Please try again.',
  close: 'Close without changing anything',
  saved: 'Your choice is saved. You can change it at the bottom of every page.',
} as const
