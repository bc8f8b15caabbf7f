const throttle = 200
const shortest = 200
const failedFor = 6_000

const { dataset } = document.documentElement
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows the progress bar (styles/navigation.css) when an answer takes longer than 200 ms. */
export function beginProgress() {
  clearTimeout(timer)
  delete dataset.progress
  timer = setTimeout(() => {
    dataset.progress = 'running'
  }, throttle)
}

/** Fills a visible bar for 200 ms, so that it never flickers. A failure stays long enough to be read. */
export function endProgress(state: 'done' | 'failed' | 'unanswered' = 'done') {
  const { progress } = dataset
  // A failed navigation is aborted too; the bar keeps the failure.
  if (state === 'done' && progress && progress !== 'running') return
  clearTimeout(timer)
  if (state === 'done' && !progress) return
  dataset.progress = state
  timer = setTimeout(() => delete dataset.progress, state === 'done' ? shortest : failedFor)
}
