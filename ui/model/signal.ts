/** A value with effects: a few lines of signals for code without React. */
export interface Signal<T> {
  value: T
}
export type ReadonlySignal<T> = Readonly<Signal<T>>

let running: (() => void) | undefined

export function signal<T>(now: T): Signal<T> {
  const followers = new Set<() => void>()
  return {
    get value() {
      if (running) followers.add(running)
      return now
    },
    set value(next) {
      if (next === now) return
      now = next
      for (const follow of [...followers]) follow()
    },
  }
}

/** Runs now, and again whenever a signal changes that it has read; it ends with the last of them. */
export function effect(work: () => void) {
  const follow = () => {
    const before = running
    running = follow
    try {
      work()
    } finally {
      running = before
    }
  }
  follow()
}
