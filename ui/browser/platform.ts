/** Loads polyfills for invoker commands, light dismiss of dialogs and scroll-driven animation. */
export function fillGaps() {
  const lacks =
    !('command' in HTMLButtonElement.prototype) ||
    !('closedBy' in HTMLDialogElement.prototype) ||
    !CSS.supports('animation-timeline: scroll()')
  if (lacks) import('./gaps.ts').catch(() => {})
}
