import { localesOf } from '../content/days.ts'
import { findings } from './findings.ts'
import { shownPages } from './shown.tsx'

const pages = await shownPages(localesOf())
const found = findings(pages)
for (const finding of found) console.error(finding)
if (found.length > 0) console.error(`${found.length} to fix: "What a page must have" in CONTRIBUTING.md`)
else console.log(`${pages.length} pages have everything that a page must have`)
process.exitCode = found.length > 0 ? 1 : 0
