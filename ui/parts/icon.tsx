/** Line icons in a 24 × 24 box, in the color of the text. */
const icons = {
  down: 'm7 10 5 5 5-5',
  menu: 'M3 7h18M3 12h18M3 17h12',
  close: 'm5 5 14 14M19 5 5 19',
  phone: 'M6 3h3l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v3a3 3 0 0 1-3 3A17 17 0 0 1 3 6a3 3 0 0 1 3-3Z',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c-5.3 5.5-5.3 12.5 0 18 5.3-5.5 5.3-12.5 0-18',
} as const

export type IconName = keyof typeof icons

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  )
}
