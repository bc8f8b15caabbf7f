const conflicts = [
  [268, 231],
  [268, 282],
  [378, 254],
] as const

/** A street crossing on a map: blocks, the area to dig, lines of three grades, and their crossings. */
export function Crossing({ label }: { label: string }) {
  return (
    <svg className="sketch left-7" viewBox="0 0 680 440" role="img" aria-label={label}>
      <path className="block" d="M0 0h210v150H0zM0 300h210v140H0zM430 0h250v150H430zM430 300h250v140H430z" />
      <path
        className="solid"
        d="M24 22h76v104H24zM120 22h66v48h-66zM452 24h92v102h-92zM568 24h90v60h-90zM24 324h162v52H24zM456 326h76v92h-76zM556 326h98v44h-98z"
      />
      <path
        className="quiet"
        d="M0 150h170q40 0 40-40V0M0 300h170q40 0 40 40v100M680 150H470q-40 0-40-40V0M680 300H470q-40 0-40 40v100"
      />
      <path className="quiet dash" d="M0 236h150M530 236h150M320 0v90M320 360v80" />
      <path className="model thick" d="M0 192h230l60 62h90l60-62h240" />
      <path className="model thick dash" d="M378 0v440" />
      <path className="model thick dots" d="M268 440V120q0-30-30-30h-8V0" />
      <path className="model thick" d="M0 282h680" />
      <path className="mark veil" d="m232 206 206-26 10 84-206 26z" />
      {conflicts.map(([x, y]) => (
        <circle key={x + y} className="mark thick" cx={x} cy={y} r={13} />
      ))}
    </svg>
  )
}
