import type { Reporter, TestModule } from 'vitest/node'

const shown = 10

/** Prints the slowest files and tests, and the number of passed tests. */
export class Slowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const files = modules.map((module) => ({ name: module.relativeModuleId, time: module.diagnostic().duration }))
    const single = tests.map((test) => ({ name: test.fullName, time: test.diagnostic()?.duration ?? 0 }))
    const count = (state: string) => tests.filter((test) => test.result().state === state).length

    if (modules.length > 1) show('Files that took longest', files)
    show('Tests that took longest', single)
    console.log(`\n${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`)
  }
}

function show(title: string, rows: { name: string; time: number }[]) {
  console.log(`\n${title}`)
  for (const { name, time } of rows.toSorted((a, b) => b.time - a.time).slice(0, shown)) {
    console.log(`${(time / 1_000).toFixed(1).padStart(6)} s  ${name}`)
  }
}
