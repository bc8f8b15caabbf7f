/** Line icons in a 24 × 24 box, in the color of the text. */
const icons = {
  down: 'm7 10 5 5 5-5',
  menu: 'M3 7h18M3 12h18M3 17h12',
  close: 'm5 5 14 14M19 5 5 19',
  phone: 'M6 3h3l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v3a3 3 0 0 1-3 3A17 17 0 0 1 3 6a3 3 0 0 1 3-3Z',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c-5.3 5.5-5.3 12.5 0 18 5.3-5.5 5.3-12.5 0-18',
  work: 'M4 8h16v12H4zM9 8V4h6v4M4 13h16M12 12v2',
  video: 'M3 6h18v12H3zM10 9.5v5l4.5-2.5z',
  chat: 'M3 4h14v10H9l-3.5 3v-3H3zM20 9h1v9h-2.5v2.5L15.5 18H11',
  post: 'M4 4h16v16H4zM8 9h8M8 13h8M8 17h4',
} as const

export type IconName = keyof typeof icons

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  )
}

/** Whether a name, such as one from a settings file, is an icon. */
export function isIcon(name: string): name is IconName {
  return name in icons
}
