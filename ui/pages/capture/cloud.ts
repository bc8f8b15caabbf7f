import { once } from '../../once.ts'
import { scatter } from './scatter.ts'

/** Measures of the pipe and its axis: radius, heights, bend. */
const radius = 34
const reach = { across: 130, rise: 120, bend: 70 }

/** The pipe up to its first valve as scanned points, a path each for lit and unlit ones. */
export const cloud = once(scanned)

function scanned() {
  const random = scatter(11)
  const d = { light: '', dark: '' }
  const add = (x: number, y: number, lit: boolean) => {
    if (x < 402) d[lit ? 'light' : 'dark'] += `M${Math.round(x)} ${Math.round(y)}h0`
  }
  for (let i = 0; i < 900; i++) {
    const u = Math.sin((random() - 0.5) * Math.PI)
    const s = random() * 520
    const [x] = onPipe(s, u)
    const [fx, fy] = onPipe(s, u, Math.abs(x - 330) < 9 ? 48 : radius)
    add(fx, fy, u < 0.25)
  }
  for (let i = 0; i < 80; i++) add(321 + random() * 18, 130 + (random() - 0.5) * 96, random() > 0.3)
  for (let i = 0; i < 260; i++) add(random() * 400, 356 + random() ** 2 * 22, random() > 0.75)
  for (let i = 0; i < 60; i++) add(246 + random() * 5, random() * 92, random() > 0.4)
  return d
}

/** A point on the pipe: `s` along its axis from the floor on the left, `u` across it from -1 to 1. */
function onPipe(s: number, u: number, r = radius): [x: number, y: number] {
  const { across, rise, bend } = reach
  const up = 380 - across - bend
  const arc = (Math.PI / 2) * bend
  if (s < up) return [rise + u * r, 380 - s]
  if (s < up + arc) {
    const a = (s - up) / bend
    const distance = bend - u * r
    return [rise + bend - Math.cos(a) * distance, across + bend - Math.sin(a) * distance]
  }
  return [rise + bend + s - up - arc, across + u * r]
}
