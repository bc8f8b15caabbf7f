import type { Text } from '../../site.ts'

/** The methods of positioning: how near the model stands and at which distance, where each is used and why. */
export const methods = [
  {
    name: 'construction.positioning.qr',
    reach: 'construction.positioning.qrReach',
    at: 'construction.positioning.qrAt',
    spot: 'construction.positioning.corridor',
    because: 'construction.positioning.corridorBecause',
  },
  {
    name: 'construction.positioning.twoPoint',
    reach: 'construction.positioning.twoPointReach',
    at: 'construction.positioning.twoPointAt',
    spot: 'construction.positioning.slab',
    because: 'construction.positioning.slabBecause',
  },
  {
    name: 'construction.positioning.scene',
    reach: 'construction.positioning.sceneReach',
    at: 'construction.positioning.sceneAt',
    spot: 'construction.positioning.finished',
    because: 'construction.positioning.finishedBecause',
  },
  {
    name: 'construction.positioning.rtk',
    reach: 'construction.positioning.rtkReach',
    at: 'construction.positioning.rtkAt',
    spot: 'construction.positioning.open',
    because: 'construction.positioning.openBecause',
  },
] as const satisfies Record<'name' | 'reach' | 'at' | 'spot' | 'because', Text>[]
