import type { ReactNode } from 'react'

interface FoldProps {
  title: string
  children: ReactNode
  /** Of the heading, for what it names. */
  id?: string
  /** As details has them: open at first; only one of a name is open. */
  open?: boolean
  name?: string
}

/** What is folded on phones, under its title; where there is room it stands below a heading. */
export function Fold({ title, children, id, ...details }: FoldProps) {
  return (
    <details className="fold" {...details}>
      <summary>{title}</summary>
      <h3 id={id}>{title}</h3>
      {children}
    </details>
  )
}
