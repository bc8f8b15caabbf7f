// npm run check: builds the browser's half, then checks content, bindings, format, types and unused code.
import { check } from './checks.ts'

console.log('Building the browser’s half')
await import('./build.mjs')
const failed = await check()
process.exitCode = failed.length > 0 ? 1 : 0
