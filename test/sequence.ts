import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Keeps both processors busy: files with a browser come first, because they take longest. Files that mostly wait, for
 * limits of time and for answers that are late on purpose, run one at a time beside them.
 */
export class BrowserFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const waiting = sorted.filter(({ moduleId }) => waits.test(moduleId))
    const working = sorted
      .filter((file) => !waiting.includes(file))
      .toSorted((one, other) => Number(isSlow(other)) - Number(isSlow(one)))
    return [...working.flatMap((file, index) => [...(index % 2 ? [] : waiting.splice(0, 1)), file]), ...waiting]
  }
}

const waits = /\/test\/(contact|edge-calls|faults|kept|streaming)\.test\.ts$/
const isSlow = ({ moduleId }: TestSpecification) => moduleId.includes('/e2e/')
