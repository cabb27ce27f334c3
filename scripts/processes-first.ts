import { BaseSequencer, type TestSpecification } from 'vitest/node'

const waitsForProcesses = ({ moduleId }: TestSpecification) => moduleId.includes('/process-tests/')

/** By name; the others follow in the order of the alphabet. */
const firstProject = 'api on PostgreSQL'

/** Those for which the condition holds come before the others; otherwise the order stays. */
const firstWhere = <Item>(items: Item[], condition: (item: Item) => boolean) =>
  items.toSorted((one, other) => Number(condition(other)) - Number(condition(one)))

/**
 * What mostly waits begins, while the journeys take the processor: the tests on PostgreSQL before
 * the other projects, and in each the tests of whole processes, which also take longest. Without a
 * cache of durations, as in a fresh clone, Vitest would begin with the largest files. A worker ends
 * where the next file is of another project: projects stay apart.
 */
export class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return firstWhere(projects, ({ name }) => name === firstProject).flatMap((project) =>
      firstWhere(
        sorted.filter((file) => file.project === project),
        waitsForProcesses,
      ),
    )
  }
}
