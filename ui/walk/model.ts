// What makes the model: the page loads it when the model is first chosen, and its worker is this same file. It shares
// nothing with the rest of the walk, for a worker may load no further file.
import { serve } from '../model/worker.ts'

export { makeModel } from '../model/worker-client.ts'

if (!('document' in globalThis)) serve()
