/** A value with effects: a few lines of signals for code without React. */
export interface Signal<T> {
  value: T
}
export type ReadonlySignal<T> = Readonly<Signal<T>>

interface Effect {
  run(): void
  /** Sets of effects of the signals that it read. */
  read: Set<Set<Effect>>
}

let running: Effect | undefined

export function signal<T>(first: T): Signal<T> {
  let now = first
  const followers = new Set<Effect>()
  return {
    get value() {
      if (running) {
        followers.add(running)
        running.read.add(followers)
      }
      return now
    },
    set value(next) {
      if (Object.is(next, now)) return
      now = next
      for (const follower of [...followers]) follower.run()
    },
  }
}

/** Runs now, and again when a signal that it read changes. Returns a function that stops it. */
export function effect(work: () => void): () => void {
  const self: Effect = {
    read: new Set(),
    run() {
      leave()
      const before = running
      running = self
      try {
        work()
      } finally {
        running = before
      }
    },
  }
  const leave = () => {
    for (const followers of self.read) followers.delete(self)
    self.read.clear()
  }
  self.run()
  return leave
}
