// npm run check: builds the browser's half, then checks content, bindings, format, types and unused code.
import { check } from './checks.ts'

console.log('Building')
await import('./build.mjs')
await check()
