import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs files with a browser first: they take longest, and short ones fill the end. */
export class BrowserFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => Number(isSlow(other)) - Number(isSlow(one)))
  }
}

const isSlow = ({ moduleId }: TestSpecification) => moduleId.includes('/e2e/')
