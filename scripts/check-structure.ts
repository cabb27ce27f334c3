import { globSync } from 'node:fs'
import { basename, join } from 'node:path'

export interface Finding {
  file: string
  rule: string
}

const root = join(import.meta.dirname, '..')

const name = '[a-z0-9]+(-[a-z0-9]+)*'
const webFeatureFile = new RegExp(
  `^(${name}-screen\\.tsx|${name}\\.queries\\.ts|${name}\\.test\\.tsx?|${name}\\.tsx?)$`,
)
const apiFeatureFile = new RegExp(
  `^(${name}\\.(queries|routes|service)\\.ts|${name}\\.test\\.ts|${name}\\.ts)$`,
)
const emptyName = /^(utils?|helpers?|common|misc|shared|stuff)([-.]|$)/

/** The closed file vocabulary. Biome checks kebab-case, barrel files and process.env. */
const rules: { rule: string; isBroken: (file: string) => boolean }[] = [
  {
    rule: 'a file in a web feature is <name>-screen.tsx, <name>.queries.ts, a part <name>.tsx, a rule <name>.ts or a test, in kebab-case',
    isBroken: (file) =>
      /^apps\/web\/app\/features\/[^/]+\//.test(file) && !webFeatureFile.test(basename(file)),
  },
  {
    rule: 'a file in an API feature is <name>.routes.ts, <name>.service.ts, <name>.queries.ts, a rule <name>.ts or a test, in kebab-case',
    isBroken: (file) =>
      /^apps\/api\/src\/features\/[^/]+\//.test(file) && !apiFeatureFile.test(basename(file)),
  },
  {
    rule: 'features/ holds folders, one per feature, not files',
    isBroken: (file) => /\/features\/[^/]+\.[^/]+$/.test(file),
  },
  {
    rule: 'a screen is the screen of a feature of the web app',
    isBroken: (file) =>
      /-screen\.tsx$/.test(file) && !/^apps\/web\/app\/features\/[^/]+\//.test(file),
  },
  {
    rule: 'utils, helpers, common, misc, shared are not names: name the file after what it does',
    isBroken: (file) => file.split('/').some((part) => emptyName.test(part)),
  },
]

/** Findings for one file, by its path from the project's root. */
export function checkFile(file: string): Finding[] {
  return rules.filter((rule) => rule.isBroken(file)).map(({ rule }) => ({ file, rule }))
}

function sourceFiles(): string[] {
  const ignored =
    /(^|\/)(node_modules|build|dist|\.react-router|public|fonts|migrations|README\.md)(\/|$)/
  return globSync('{apps,packages,scripts,e2e}/**/*.{ts,tsx,mts,js,css,sql,json,svg}', {
    cwd: root,
    exclude: (path) => ignored.test(path),
  }).filter((file) => !ignored.test(file))
}

if (import.meta.main) {
  const files = sourceFiles()
  const findings = files.flatMap(checkFile)
  for (const { file, rule } of findings) console.error(`${file}: ${rule}`)
  console.log(`${files.length} files, ${findings.length} findings`)
  process.exitCode = findings.length === 0 && files.length > 0 ? 0 : 1
}
