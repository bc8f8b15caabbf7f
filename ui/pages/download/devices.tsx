/** A workstation with a model split by floors on its screen. */
export function Computer() {
  return (
    <svg className="sketch" viewBox="0 0 240 160" aria-hidden="true">
      <path className="paper" d="M20 10h200v120H20z" />
      <path d="M104 130v20m32-20v20M80 150h80M34 10v120M20 26h200" />
      <path className="model glass" d="m84 92 44-12 44 12-44 12zM84 72l44-12 44 12-44 12zM84 52l44-12 44 12-44 12z" />
      <path className="mark" d="M190 46v50m-4-6 4 6 4-6m-8-38 4-6 4 6" />
    </svg>
  )
}

/** A tablet on a slab, with the model on its screen. */
export function Tablet() {
  return (
    <svg className="sketch" viewBox="0 0 240 160" aria-hidden="true">
      <path d="M0 128h240M50 128V14M190 128V14M0 14h240" />
      <path className="paper" strokeWidth={2.5} d="M62 36h116q6 0 6 6v76q0 6-6 6H62q-6 0-6-6V42q0-6 6-6z" />
      <path d="M64 114h112" />
      <path className="model glass" d="M64 50h112v16H64z" />
      <path className="model" d="M64 78h70q10 0 10 10v26m-80-26h62q8 0 8 8v18M92 44v6m56-6v6" />
    </svg>
  )
}

/** A phone beside its dimensioned outline, for the device check. */
export function Phone() {
  return (
    <svg className="sketch" viewBox="0 0 240 160" aria-hidden="true">
      <path className="paper" d="M92 8h56q8 0 8 8v128q0 8-8 8H92q-8 0-8-8V16q0-8 8-8z" />
      <path className="quiet" d="M92 22h56v112H92z" />
      <circle cx={120} cy={143} r={4} />
      <path className="model glass" d="m100 84 20-10 20 10v26l-20 10-20-10z" />
      <path className="model" d="m100 84 20 10 20-10m-20 10v26" />
      <path className="mark" d="M60 8v144M54 8h12m-12 144h12M176 30l8 9 16-18M176 76l8 9 16-18M176 122l8 9 16-18" />
    </svg>
  )
}
