// npm run copy -- [--fix]
// Checks the words of pages and texts: retired words, American spelling, spaces and signs. `--fix` corrects spaces and
// signs.
import { readFileSync, writeFileSync } from 'node:fs'
import { locales } from '../locales/index.ts'
import { argumentsOf, stop } from './arguments.ts'
import { inWords } from './content/problem.ts'
import { copyFiles, copyLines } from './copy/lines.ts'
import { copyProblems } from './copy/lint.ts'
import { mended } from './copy/signs.ts'

const { values } = argumentsOf({ options: { fix: { type: 'boolean' } } })
if (values.fix) fix()
const problems = copyProblems(copyLines())
for (const problem of problems) console.error(inWords(problem))
if (problems.length > 0) stop(`${problems.length} to fix`, 1)
console.log(`${copyFiles().length} files are in order`)

function fix() {
  for (const file of copyFiles()) {
    const text = readFileSync(file, 'utf8')
    const wanted = mended(
      locales.find((locale) => file.includes(`${locale}/`)),
      text,
    )
    if (wanted === text) continue
    writeFileSync(file, wanted)
    console.log(`fixed    ${file}`)
  }
}
