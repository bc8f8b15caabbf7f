import { outlines } from '../../parts/person.tsx'

/** A standing person with a tablet. Rules of `.sketch` do not reach into a `use`, so the styles are on the elements. */
export function Figure({ id, up, helmet = false }: { id: string; up: boolean; helmet?: boolean }) {
  const { head, figure, arm, raised } = outlines()
  const line = { vectorEffect: 'non-scaling-stroke' } as const
  const body = { ...line, fill: 'var(--sheet)', paintOrder: 'stroke', strokeWidth: 2.4 } as const
  return (
    <g id={id}>
      <path {...body} d={helmet ? figure : head} />
      <path {...line} strokeWidth={1} d={helmet ? 'M-10-163h31M-13-118H9M-13-94H9' : 'M-7-148l12-2M-13-96H9'} />
      {helmet || (
        <path
          fill="currentColor"
          stroke="none"
          d="M-7-160Q-7-173 5-173 12-173 14-167 7-165 2-166-1-161-3-153-7-154-7-160z"
        />
      )}
      <path {...line} stroke="var(--model)" strokeWidth={2} d={up ? 'M29-172l10 23' : 'M37-150l6 22'} />
      <path {...body} d={up ? raised : arm} />
    </g>
  )
}
