// A web worker that makes the building with its meshes and solids, and transfers them.
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

/** Messages of the worker: progress (0 to 1), the model, or an error. */
export type Said = { progress: number } | { model: Model } | { problem: string }

const say = (said: Said, transfer: Transferable[] = []) => postMessage(said, { transfer })

addEventListener('message', ({ data }: MessageEvent<Partial<Parameters>>) => {
  try {
    say({ progress: 0.1 })
    const made = parts(data)
    say({ progress: 0.4 })
    const step = Math.ceil(made.length / 10)
    const buffers = buffersOf(made, (done) => {
      if (done % step === 0) say({ progress: 0.4 + (0.5 * done) / made.length })
    })
    const f = frame(data)
    const solids = solidsOf(
      f,
      made.map(({ primitive }) => primitive),
    )
    const { points, triangles, lines } = buffers
    say({ model: { ...buffers, frame: f, solids } }, [
      points.buffer,
      triangles.buffer,
      lines.buffer,
      solids.cells.buffer,
    ])
  } catch (error) {
    say({ problem: (error as Error).message })
  }
})
