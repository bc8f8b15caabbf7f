/** A plumb bob above a survey target. `off` moves it beside the target and dimensions the distance. */
export function Plumb({ off = false }: { off?: boolean }) {
  const target = off ? 236 : 110
  return (
    <svg className={off ? 'plumb plumb-off' : 'plumb'} viewBox={`40 0 ${off ? 240 : 140} 420`} aria-hidden="true">
      <g className="plumb-swing">
        <path stroke="currentColor" d="M110-400V252" />
        <path fill="currentColor" d="M109 250h-13v14h-10q-12 0-12 12v22l35 80z" />
        <path fill="var(--model)" d="M111 250h13v14h10q12 0 12 12v22l-35 80z" />
      </g>
      <g fill="none" stroke="var(--mark)" strokeWidth="2">
        <circle cx={target} cy="396" r="14" />
        <path d={`M${target - 24} 396h48M${target} 372v48`} />
        {off && <path d="M110 386v78M236 420v44M98 452h150M104 458l12-12M230 458l12-12" />}
      </g>
      <path fill="var(--mark)" d={`M${target} 396v-14a14 14 0 0 1 14 14zv14a14 14 0 0 1-14-14z`} />
    </svg>
  )
}

/** A plumb bob on a long line, half real, half model: over the end of a hero's figures. */
export function Bob() {
  return (
    <svg className="bob" viewBox="0 0 28 2000" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path fill="currentColor" d="M13 0h1v2000L0 1971v-14h8v-9h5z" />
      <path fill="var(--model)" d="M15 0h-1v2000l14-29v-14h-8v-9h-5z" />
    </svg>
  )
}
