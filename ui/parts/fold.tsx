import type { ReactNode } from 'react'

interface FoldProps {
  title: string
  children: ReactNode
  /** As details has them: open at first; only one of a name is open. */
  open?: boolean
  name?: string
}

/** What is folded on phones, under its title; where there is room it stands below a heading. */
export function Fold({ title, children, ...details }: FoldProps) {
  return (
    <details className="fold" {...details}>
      <summary>{title}</summary>
      <h3>{title}</h3>
      {children}
    </details>
  )
}
