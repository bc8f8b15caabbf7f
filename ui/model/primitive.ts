import type { Shape } from './shapes.ts'

const layers = {
  structure: ['slab', 'column', 'beam', 'core', 'stair'],
  services: ['duct', 'pipe', 'tray', 'sprinkler', 'hanger', 'ahu'],
  temporary: ['scaffold', 'railing', 'rebar', 'formwork'],
  site: ['crane'],
} as const
export type Layer = (typeof layers)[keyof typeof layers][number]

/** Who builds it, in the order in which lists show them. */
export const trades = ['structure', 'ventilation', 'piping', 'sprinklers', 'electrical', 'temporary', 'site'] as const
export type Trade = (typeof trades)[number]

/** What a primitive is, beside its shape. */
export interface Attributes {
  /** Told apart from all others: layer, storey, and its place among those. */
  id: string
  layer: Layer
  /** 0 is the ground floor; a slab and its beams belong to the floor above them, the roof's to the last one. */
  storey: number
  trade: Trade
  /** 0, 1, 2 …: parts of the building that are poured one after the other, along its length. */
  zone: number
  /** First and last of the three states of work in which it stands: 0 the lower storeys, 1 the frame, 2 all of it. */
  work: readonly [first: number, last: number]
  /** Stands on site already; the rest exists in the model only. */
  built: boolean
  board?: true
  ballast?: true
  head?: true
}
export type Primitive = Attributes & Shape
type More = Partial<Pick<Attributes, 'trade' | 'built' | 'board' | 'ballast' | 'head'>>
export type Add = (layer: Layer, storey: number, shape: Shape, more?: More) => void
