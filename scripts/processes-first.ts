import { BaseSequencer, type TestSpecification } from 'vitest/node'

const waitsForProcesses = ({ moduleId }: TestSpecification) => moduleId.includes('/process-tests/')

/**
 * The tests of whole processes take longest and mostly wait: other files run beside them. Without a
 * cache of durations, as in a fresh clone, Vitest would begin with the largest files. A worker ends
 * where the next file is of another project: projects stay apart.
 */
export class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) =>
      sorted
        .filter((file) => file.project === project)
        .toSorted(
          (one, other) => Number(waitsForProcesses(other)) - Number(waitsForProcesses(one)),
        ),
    )
  }
}
