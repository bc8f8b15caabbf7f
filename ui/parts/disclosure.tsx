import type { ReactNode } from 'react'

/**
 * A summary that opens a panel below it: by click, key and touch without script, on hover and focus with it. Only one
 * of a `group` is open.
 */
export function Disclosure(props: { group: string; className: string; summary: ReactNode; children: ReactNode }) {
  return (
    <details className={props.className} name={props.group} data-menu="">
      <summary>{props.summary}</summary>
      <div className="panel">{props.children}</div>
    </details>
  )
}
