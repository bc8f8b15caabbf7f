const sheet = (y: number) => `M180 ${y - 62} 340 ${y} 180 ${y + 62} 20 ${y}z`

const fill = 'color-mix(in srgb, var(--tint) 88%, #0000)'

/** Map, network and model as three sheets, 360 × 470, with a plumb line through the same point of each. */
export function Layers({ label }: { label: string }) {
  return (
    <svg className="sketch layers" viewBox="0 0 360 470" role="img" aria-label={label}>
      <path fill={fill} d={sheet(390)} />
      <path className="model glass" d="M168 390v-44a12 5 0 0 1 24 0v44a12 5 0 0 1-24 0M168 346a12 5 0 0 0 24 0" />
      <path className="model glass" d="M84 360l84 32v12l-84-32zM192 384l84-32v12l-84 32z" />
      <path fill={fill} d={sheet(234)} />
      <path className="model" d="M80 195 280 273M280 195 80 273" />
      <path className="model node" d="M80 195h0M280 273h0M280 195h0M80 273h0M230 253h0" />
      <path fill={fill} d={sheet(78)} />
      <path d="M100 47 260 109M108 44 268 106M260 47 100 109M252 44 92 106" />
      <path className="fine" d="M60 78 140 47M180 124 220 109M300 78 220 47M140 109 60 94M150 60l30-12 30 12-30 12z" />
      <path className="mark" d="M180 6v416" />
      <path className="mark node" d="M180 78h0M180 234h0M180 346h0" />
      <path className="mark full" d="M172 422h16l-2 14-6 18-6-18z" />
    </svg>
  )
}
