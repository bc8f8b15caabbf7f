import { once } from '../../once.ts'
import { scatter } from './scatter.ts'

/** Opacity of each shade of splats. */
export const shades = { deep: 0.16, dark: 0.3, middle: 0.5, light: 0.72, bright: 0.95, wheel: 0.9 }
type Shade = keyof typeof shades

/** The middle of the pipe with its valve as splats, one path per shade. */
export const splats = once(splatted)

/** Shade on a round body: `u` across it, from -1 at its upper edge to 1 at its lower. */
function lit(u: number): Shade {
  if (u < -0.8) return 'middle'
  if (u < -0.6) return 'light'
  if (u < -0.15) return 'bright'
  if (u < 0.2) return 'light'
  if (u < 0.5) return 'middle'
  return u < 0.8 ? 'dark' : 'deep'
}

/** Splats in two layers, pipe and floor below valve and flanges, one path per shade. */
function splatted() {
  const random = scatter(29)
  const around = (reach: number) => (random() - 0.5) * 2 * reach
  const coats: Partial<Record<Shade, string>>[] = [{}, {}]
  const add = (coat: 0 | 1, shade: Shade, x: number, y: number, length: number, rise: number) => {
    const d = coats[coat]
    if (d) d[shade] = `${d[shade] ?? ''}M${Math.round(x)} ${Math.round(y)}l${Math.round(length)} ${Math.round(rise)}`
  }
  for (let x = 380; x < 812; x += 12)
    for (let row = -5; row <= 5; row++) {
      const u = Math.sin((row / 11) * Math.PI)
      add(0, lit(u + around(0.12)), x + around(6), 130 + u * 30, 6 + random() * 12, around(2))
    }
  for (let x = 384; x < 816; x += 9) add(0, random() > 0.6 ? 'dark' : 'deep', x, 360 + random() * 14, 14, 0)
  for (let y = 40; y < 78; y += 6) add(1, random() > 0.5 ? 'light' : 'middle', 597 + around(2), y, 0, 6)
  for (let x = 572; x < 622; x += 5) for (const y of [78, 84]) add(1, y > 80 ? 'dark' : 'light', x, y + around(2), 4, 0)
  for (let ring = 1; ring <= 7; ring++)
    for (let i = 0; i < ring * 6; i++) {
      const a = (i / (ring * 6)) * 2 * Math.PI
      const u = Math.sin(a) * (ring / 7)
      add(
        1,
        lit(u * 0.9 + Math.cos(a) * (ring / 7) * 0.5 + 0.1),
        597 + Math.cos(a) * ring * 6,
        132 + u * 50,
        3,
        around(4),
      )
    }
  for (const x of [540, 660]) for (let y = -44; y <= 44; y += 4) add(1, lit(y / 44), x + around(5), 130 + y, 1, 4)
  for (let x = 544; x < 650; x += 5) add(1, 'wheel', x, 37 + around(2.5), 5, 0)
  return coats.flatMap((d, coat) =>
    (Object.keys(shades) as Shade[]).flatMap((shade) =>
      d[shade] ? [{ key: `${coat}${shade}`, shade, d: d[shade] }] : [],
    ),
  )
}
