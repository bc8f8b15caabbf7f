import { Bridge, Pipeline, Rail, Road, Utilities } from './works.tsx'

/** A stretch of the line, 240 × 200. Ground and design level match those of its neighbors at the edges. */
export function Stretch({ of, label }: { of: keyof typeof ground; label: string }) {
  const Works = works[of]

  return (
    <svg className="sketch" viewBox="0 0 240 200" role="img" aria-label={label}>
      <path className="ground" d={`${ground[of]}V200H0z`} />
      <path d={ground[of]} />
      <Works />
    </svg>
  )
}

const ground = {
  road: 'M0 100C36 100 48 62 92 62S146 136 188 136 226 100 240 100',
  bridge: 'M0 100H26L58 166Q120 188 182 166L214 100H240',
  pipeline: 'M0 100H52L62 164H178L188 100H240',
  utilities: 'M0 100H240',
  rail: 'M0 100H240',
}

const works = { road: Road, bridge: Bridge, pipeline: Pipeline, utilities: Utilities, rail: Rail }
