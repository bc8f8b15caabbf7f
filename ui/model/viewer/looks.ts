/** A color as red, green and blue, 0 to 1. */
type Colour = readonly [number, number, number]

export interface Look {
  /** 1 where it is. */
  dark: number
  paper: Colour
  /** Of the ground's lines and shadows, and how deep these are. */
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
  dark: 0,
  paper: rgb(0xedebe5),
  grey: rgb(0x8f9296),
  shade: 1,
  ink: [...rgb(0x12161b), 0.78],
  marked: rgb(0xff6a13),
  model: rgb(0x0a7490),
  palette: list(0xdedad0, 0x5aa3c4, 0x3f9a86, 0xc8564b, 0xc79a3a, 0x9aa0a6, 0xd0a468, 0xe3b23c, 0xf3f6f7),
}
const night: Look = {
  dark: 1,
  paper: rgb(0x10161d),
  grey: rgb(0x2f3944),
  shade: 1.6,
  ink: [...rgb(0xd9dee3), 0.5],
  marked: rgb(0xff7a33),
  model: rgb(0x4fd0f5),
  palette: list(0x59626c, 0x2f86ad, 0x2b8874, 0xa8463d, 0x9a7628, 0x565d65, 0x80643f, 0x96762a, 0x3a4650),
}

export const lookFor = (dark: boolean) => (dark ? night : day)
