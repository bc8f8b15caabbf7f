import type { ReactNode } from 'react'

interface WindowProps {
  /** Name of the product, then its tabs; the first is open. */
  tabs: readonly string[]
  /** Describes the picture of the screen; without one, `children` contain text for readers. */
  label?: string
  className: string
  children: ReactNode
}

/** A picture of an app in a browser: a bar of names above what it shows. Nothing in it can be operated. */
export function Window({ tabs: [name, ...tabs], label, className, children }: WindowProps) {
  return (
    <div className={`window ${className}`} {...(label && { role: 'img', 'aria-label': label })}>
      <div className="app-bar" aria-hidden="true">
        <span>{name}</span>
        {tabs.map((tab, i) => (
          <span key={tab} className={i === 0 ? 'on' : undefined}>
            {tab}
          </span>
        ))}
      </div>
      {children}
    </div>
  )
}
