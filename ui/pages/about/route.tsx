import { Person } from '../../parts/person.tsx'

/** Left edges of the five columns below and above the line. */
const days = [0, 246, 493, 739, 986]
const desk = 92
const ground = 206
const level = (day: number) => (day === 1 || day === 2 ? ground : desk)

/** The route of a week: from the desk to a site and back. */
export function Route({ label }: { label: string }) {
  return (
    <svg className="sketch" viewBox="-8 0 1208 214" role="img" aria-label={label}>
      <path className="solid" d="M262 106h416v10H262zM300 116h16v90h-16zM462 116h16v90h-16zM624 116h16v90h-16z" />
      <path className="model glass" d="M324 122h130v18H324zM486 122h130v18H486z" />
      <path className="mark full" d="M302 146h12v12h-12z" />
      <path className="model dash" d="m562 152-28-12m28 12 22-12" />
      <Person x={276} y={ground} scale={0.8} />
      <Person x={542} y={ground} scale={0.8} up />
      <path className="paper" d="M52 22h92v52H52zM98 74v18M78 92h40" />
      <path className="model glass" d="m74 62V44l24-12 24 12v18zM98 32v30M74 53h48" />
      <Person x={172} y={desk} scale={0.72} />
      <path className="mark full" d="M772 88c-9-13-11-16-11-24a11 11 0 0 1 22 0c0 8-2 11-11 24" />
      <path className="mark dash" d="M788 62h34m36 0h16m36 0h16" />
      <path className="paper" d="M824 42h32v42h-32zM876 42h32v42h-32zM928 42h32v42h-32z" />
      <path d="M830 52h20m-20 8h20m-20 8h12" />
      <path className="model" d="M882 54h20v20h-20zM882 64h20" />
      <path className="mark" d="m938 54-6 9 6 9m12-18 6 9-6 9" />
      <Person x={1034} y={desk} scale={0.72} />
      <path className="paper" d="M1080 14h104v58h-104zM1132 72v20" />
      <path className="model thick" d="m1090 60 22-18 18 9 24-24 20 7" />
      <path className="thick" d={`M0 ${desk}h208l38 ${ground - desk}h455l38-${ground - desk}h461`} />
      {days.map((x, day) => (
        <circle key={x} className="mark paper" cx={x} cy={level(day)} r={6} />
      ))}
    </svg>
  )
}
