import { policy } from '../browser/trusted.ts'
import type { Parameters } from './parameters.ts'
import type { Model, Said } from './worker.ts'

/** Knows one script, whatever it is asked for: this one. A page makes it once. */
let scripts: { createScriptURL(_: string): string } | undefined

/**
 * Makes the model in a worker. Rejects with a RangeError for a parameter that does not fit, and with an ErrorEvent where the
 * worker does not start. The importing file must call `serve`; `name` is that of its policy.
 */
export function makeModel(
  parameters: Partial<Parameters>,
  onProgress: (percent: number) => void,
  name: 'model' | 'walk' = 'model',
): Promise<Model> {
  scripts ??= policy(name, { createScriptURL: () => import.meta.url })
  const worker = new Worker(scripts.createScriptURL(''), { type: 'module' })
  return new Promise<Model>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Said>) => {
      if ('progress' in data) onProgress(data.progress)
      else if ('model' in data) resolve(data.model)
      else reject(new RangeError(data.problem))
    }
    worker.onerror = reject
    worker.postMessage(parameters)
  }).finally(() => worker.terminate())
}
