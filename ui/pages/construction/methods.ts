import type { Text } from '../../site.ts'

/** The methods of positioning: where each is used and why, how it works, what it takes once and at each start. */
export const methods = [
  {
    drawing: 'method-qr',
    spot: 'construction.positioning.corridor',
    because: 'construction.positioning.corridorBecause',
    name: 'construction.positioning.qr',
    text: 'construction.positioning.qrText',
    once: 'construction.positioning.qrOnce',
    start: 'construction.positioning.qrStart',
    alt: 'construction.positioning.qrAlt',
  },
  {
    drawing: 'method-two-point',
    spot: 'construction.positioning.slab',
    because: 'construction.positioning.slabBecause',
    name: 'construction.positioning.twoPoint',
    text: 'construction.positioning.twoPointText',
    once: 'construction.positioning.twoPointOnce',
    start: 'construction.positioning.twoPointStart',
    alt: 'construction.positioning.twoPointAlt',
  },
  {
    drawing: 'method-scene',
    spot: 'construction.positioning.finished',
    because: 'construction.positioning.finishedBecause',
    name: 'construction.positioning.scene',
    text: 'construction.positioning.sceneText',
    once: 'construction.positioning.sceneOnce',
    start: 'construction.positioning.sceneStart',
    alt: 'construction.positioning.sceneAlt',
  },
  {
    drawing: 'method-rtk',
    spot: 'construction.positioning.open',
    because: 'construction.positioning.openBecause',
    name: 'construction.positioning.rtk',
    text: 'construction.positioning.rtkText',
    once: 'construction.positioning.rtkOnce',
    start: 'construction.positioning.rtkStart',
    alt: 'construction.positioning.rtkAlt',
  },
] as const satisfies ({ drawing: string } & Record<
  'spot' | 'because' | 'name' | 'text' | 'once' | 'start' | 'alt',
  Text
>)[]
