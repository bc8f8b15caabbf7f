import { policy } from '../browser/trusted.ts'
import type { Parameters } from './parameters.ts'
import type { Model, Said } from './worker.ts'

/** Address of the worker's script, set by the build. */
declare const MODEL_WORKER: string

/** Allows one script only. */
const scripts = policy('model', { createScriptURL: (_: string) => MODEL_WORKER })

/**
 * Makes the model in a web worker. Rejects with a RangeError for a parameter out of range, and when the file does not
 * load.
 */
export function makeModel(parameters: Partial<Parameters>, onProgress: (share: number) => void): Promise<Model> {
  const worker = new Worker(scripts.createScriptURL(''))
  return new Promise<Model>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if ('progress' in data) onProgress(data.progress)
      else if ('model' in data) resolve(data.model)
      else reject(new RangeError(data.problem))
    })
    worker.addEventListener('error', () => reject(new Error('worker')))
    worker.postMessage(parameters)
  }).finally(() => worker.terminate())
}
