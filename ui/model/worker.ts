// What runs in the worker: makes the building, its meshes and its solids, and hands them over.
import { type Buffers, buffersOf } from './buffers.ts'
import { type Frame, frame } from './frame.ts'
import type { Parameters } from './parameters.ts'
import { parts } from './parts.ts'
import { type Solids, solidsOf } from './solids.ts'

/** The model as the page receives it. */
export interface Model extends Buffers {
  frame: Frame
  solids: Solids
}

/** Messages of the worker: progress in percent, the model, or an error. */
export type Said = { progress: number } | { model: Model } | { problem: string }

const say = (said: Said, transfer: Transferable[] = []) => postMessage(said, { transfer })

/** Answers the page with what it asks for, from now on. */
export function serve() {
  addEventListener('message', ({ data }: MessageEvent<Partial<Parameters>>) => {
    try {
      say({ progress: 10 })
      const made = parts(data)
      say({ progress: 50 })
      const buffers = buffersOf(made)
      const f = frame(data)
      const solids = solidsOf(f, made)
      say(
        { model: { ...buffers, frame: f, solids } },
        [buffers.points, buffers.triangles, buffers.lines, solids.cells].map(({ buffer }) => buffer),
      )
    } catch (error) {
      say({ problem: (error as Error).message })
    }
  })
}
