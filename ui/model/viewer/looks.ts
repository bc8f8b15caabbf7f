import { type Trade, trades } from '../primitive.ts'

/** A color as red, green and blue, 0 to 1. */
type Colour = readonly [number, number, number]

export interface Look {
  paper: Colour
  /** Of the ground's lines, and twice how deep its shadows are. */
  grey: Colour
  shade: number
  ink: readonly [number, number, number, number]
  marked: Colour
  model: Colour
  /** Colors by trade, structure first; then steel, timber and crane on site, and concrete of the model. */
  palette: readonly Colour[]
}

const rgb = (hex: number): Colour => [(hex >> 16) / 255, ((hex >> 8) & 255) / 255, (hex & 255) / 255]
const list = (...colours: number[]) => colours.map(rgb)

const day: Look = {
  paper: rgb(0xf6f5f1),
  grey: rgb(0x8c9499),
  shade: 0.6,
  ink: [...rgb(0x12161b), 0.78],
  marked: rgb(0xff6a13),
  model: rgb(0x0a7490),
  palette: list(0xe8e4da, 0x1c8fd6, 0x0fa57c, 0xe8432e, 0xf2a900, 0x8d9399, 0xd6a55c, 0x2f373e, 0xf3f8fa),
}
const night: Look = {
  paper: rgb(0x0d1117),
  grey: rgb(0x3a4653),
  shade: 1.3,
  ink: [...rgb(0xd9dee3), 0.5],
  marked: rgb(0xff6a13),
  model: rgb(0x4fd0f5),
  palette: list(0x6c737a, 0x2b93d6, 0x1fae86, 0xe0503c, 0xd99a1c, 0x7f878f, 0x8f7045, 0xd3d9de, 0x33414d),
}

export const lookFor = (dark: boolean) => (dark ? night : day)

/** The color of a trade for style sheets, light and dark; structure as the shaders mix it in the model. */
export function swatch(trade: Trade): string {
  const at = trade === 'site' ? 7 : trades.indexOf(trade)
  const [light, dark] = [day, night].map(({ palette, model }) => {
    const of = (k: 0 | 1 | 2) => (at ? palette[at]?.[k] : (palette[8]?.[k] ?? 0) * 0.72 + model[k] * 0.28) ?? 0
    const hex = (value: number) =>
      Math.round(value * 255 + 256)
        .toString(16)
        .slice(1)
    return `#${hex(of(0))}${hex(of(1))}${hex(of(2))}`
  })
  return `light-dark(${light},${dark})`
}
