export interface Migration {
  /** Number and name, such as `0013_web_builds`. */
  tag: string
  sql: string
}

/** What the version before could not live with while it still runs beside the new one. */
const breaking: [pattern: RegExp, what: string][] = [
  [/\bdrop\s+(table|column|view|type|schema|default)\b/i, 'takes something away'],
  [/\brename\b/i, 'renames something'],
  [/\bset\s+not\s+null\b/i, 'requires a value that the version before leaves out'],
  [/\bset\s+data\s+type\b|\balter\s+column\s+\S+\s+type\b/i, 'changes the type of a column'],
  [/\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/is, 'adds a column that needs a value'],
]

/**
 * Migrations run while the version before still serves: they may only add. What is no longer used is
 * taken away by a migration with `contract` in its name, in a release after the one that stopped
 * using it.
 * @param migrations of this version, oldest first
 * @param released tags of the last release's migrations
 * @returns a line for each that may not stay
 */
export function migrationBreaks(migrations: Migration[], released: readonly string[]): string[] {
  const changed = released
    .filter((tag, index) => migrations[index]?.tag !== tag)
    .map((tag) => `${tag} was released and is no longer in its place`)
  return [...changed, ...migrations.slice(released.length).flatMap(breaksOf(released))]
}

function breaksOf(released: readonly string[]) {
  return ({ tag, sql }: Migration, index: number, added: Migration[]): string[] => {
    const found = statementsOf(sql).flatMap((statement) =>
      breaking
        .filter(([pattern]) => pattern.test(statement))
        .map(([, what]) => `${tag} ${what}: ${statement.replace(/\s+/g, ' ')}`),
    )
    if (!isContract(tag)) return found
    // What it takes away was in use until the version of the migration before it.
    const isEarly =
      released.length === 0 || !added.slice(0, index).every((one) => isContract(one.tag))
    return isEarly ? [`${tag} takes away what no release has stopped using yet`] : []
  }
}

const isContract = (tag: string) => /(^|_)contract(_|$)/.test(tag)

/** Without comments and texts, whose words mean nothing. */
function statementsOf(sql: string): string[] {
  return sql
    .replace(/--.*$/gm, '')
    .replace(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)
}
