import { facts } from '../../facts.ts'

const width = 240

/** Two bars under one another: the time an answer took, and what is left of it. */
export function Halved() {
  const left = (width * (100 - facts.issueResponsePercent)) / 100

  return (
    <svg viewBox={`3 0 ${width + 2} 64`} width={width + 2} height={64} className="drawing measure" aria-hidden="true">
      <path className="was" d={`M4 8h${width}v14h${-width}z`} />
      <path className="is" d={`M4 42h${left}v14h${-left}z`} />
      <path className="gone" d={`M${left + 4} 49h${width - left}M${left + 4} 42v14M${width + 4} 42v14`} />
    </svg>
  )
}

/** One block, and as many blocks side by side as the figure says. */
export function Sevenfold() {
  const blocks = facts.dataRelianceTimes
  const pitch = width / blocks
  const side = pitch - 8
  const row = Array.from({ length: blocks }, (_, i) => `M${4 + i * pitch} 36h${side}v20h${-side}z`).join('')

  return (
    <svg viewBox={`3 0 ${width + 2} 64`} width={width + 2} height={64} className="drawing measure" aria-hidden="true">
      <path className="was" d={`M4 4h${side}v20h${-side}z`} />
      <path className="is" d={row} />
    </svg>
  )
}
