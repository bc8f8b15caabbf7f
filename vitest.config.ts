import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BrowserFirst } from './test/sequence.ts'
import { Slowest } from './test/slowest.ts'

export default defineConfig({
  resolve: { alias: { 'cloudflare:workers': fileURLToPath(new URL('test/workers.ts', import.meta.url)) } },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/stage.ts',
    setupFiles: 'test/setup.ts',
    // What a test waits for gives up before (harness/site.ts, test/e2e/visitor.ts) and says what it was.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 3,
    isolate: false,
    // A shared machine may stall for longer than a test waits; what fails twice has failed.
    retry: process.env.CI ? 1 : 0,
    sequence: { sequencer: BrowserFirst },
    slowTestThreshold: 5_000,
    reporters: ['default', new Slowest()],
    silent: 'passed-only',
  },
})
