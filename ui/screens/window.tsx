import type { ReactNode } from 'react'

interface WindowProps {
  /** Name of the product. */
  name: string
  /** Describes the picture of the screen; without one, `children` contain text for readers. */
  label?: string
  className: string
  children: ReactNode
}

/** A picture of an app in a browser: its name above what it shows. Nothing in it can be operated. */
export function Window({ name, label, className, children }: WindowProps) {
  return (
    <div className={`window ${className}`} {...(label && { role: 'img', 'aria-label': label })}>
      <div className="app-bar" aria-hidden="true">
        <span>{name}</span>
      </div>
      {children}
    </div>
  )
}
