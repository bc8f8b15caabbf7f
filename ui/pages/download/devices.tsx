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

/** A phone in front of the same bay, with the model where it will be built. */
export function Phone() {
  return (
    <svg className="sketch" viewBox="0 0 240 160" aria-hidden="true">
      <path d="M0 128h240M50 128V14M190 128V14M0 14h240" />
      <path className="paper" strokeWidth={2.5} d="M96 22h48q8 0 8 8v108q0 8-8 8H96q-8 0-8-8V30q0-8 8-8z" />
      <path d="M94 128h52M112 29h16" />
      <path className="model glass" d="M94 50h52v16H94z" />
      <path className="model" d="M94 78h26q10 0 10 10v40M94 90h18q8 0 8 8v30M102 40v10m36-10v10" />
    </svg>
  )
}
