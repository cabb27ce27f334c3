import { readFile } from 'node:fs/promises'

/**
 * The given files of a build and all that they import, each after its own imports. A page that imports
 * them one by one in this order evaluates one file at a time.
 */
export async function evaluationOrder(
  clientDirectory: string,
  files: readonly string[],
): Promise<string[]> {
  const order = new Set<string>()
  const visited = new Set<string>()
  const visit = async (file: string): Promise<void> => {
    if (visited.has(file)) return
    visited.add(file)
    const code = await readFile(clientDirectory + file, 'utf8')
    for (const [, name = ''] of code.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      await visit(`/assets/${name}`)
    }
    order.add(file)
  }
  for (const file of files) await visit(file)
  return [...order]
}
