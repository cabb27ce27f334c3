/** The part of Stryker's report that counts. */
export interface MutationReport {
  files: Record<string, { mutants: Mutant[] }>
}

interface Mutant {
  status: string
  mutatorName: string
  replacement?: string
  location: { start: { line: number } }
}

export interface Score {
  area: string
  noticed: number
  all: number
  percent: number
  /** File, line and change of each mutant that no test noticed. */
  survivors: string[]
}

/** An area below it fails. */
export const leastScore = 80

/** How many of the changes a test noticed; those that do not compile do not count. */
export function scoreOf(area: string, report: MutationReport): Score {
  const mutants = Object.entries(report.files).flatMap(([file, { mutants: found }]) =>
    found.map((mutant) => ({ ...mutant, file })),
  )
  const noticed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout')
  const missed = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  const all = noticed.length + missed.length
  return {
    area,
    noticed: noticed.length,
    all,
    percent: all === 0 ? 0 : Math.round((1000 * noticed.length) / all) / 10,
    survivors: missed.map(
      ({ file, location, mutatorName, replacement = '' }) =>
        `${file}:${location.start.line} ${mutatorName} ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`,
    ),
  }
}

export function formatScores(scores: readonly Score[]): string {
  const survivors = scores.flatMap((score) => score.survivors)
  const rows = scores.map(
    ({ area, noticed, all, percent }) =>
      `${percent < leastScore ? 'FAIL' : 'ok'.padEnd(4)}  ${area.padEnd(10)} ${percent} % (${noticed} of ${all})`,
  )
  return [...survivors, '', ...rows].join('\n')
}
