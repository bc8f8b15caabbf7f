import { policy } from '../browser/trusted.ts'
import type { Parameters } from './parameters.ts'
import type { Model, Said } from './worker.ts'

/** Address of the worker's script; the build puts it here. */
declare const MODEL_WORKER: string

/** Knows one script, whatever it is asked for. */
const scripts = policy('model', { createScriptURL: (_: string) => MODEL_WORKER })

/** Makes the model in a worker. Rejects with a RangeError for a parameter that does not fit, and where the file does not come. */
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
