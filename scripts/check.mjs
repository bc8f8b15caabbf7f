// npm run check: builds the browser's files, then checks content, copy, pages, format, types and unused code.
import { check } from './checks.ts'

console.log('Building the browser files')
await import('./build.mjs')
const failed = await check()
process.exitCode = failed.length > 0 ? 1 : 0
