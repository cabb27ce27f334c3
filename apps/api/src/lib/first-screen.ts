import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@individua/contract/languages'
import type { Result } from '@individua/contract/results'
import type { UserInfo } from '@individua/contract/users'

interface Reader {
  user: UserInfo
  dashboard: Result
}

/**
 * How a reader's page of the dashboard begins, as HTML.
 * @throws what the drawing throws, and an error where the web app is not built
 */
export type DrawFirstScreen = (language: Language, reader: Reader) => Promise<string>

/** What the web app's build puts beside its files; loaded when it is first needed. */
interface Drawing {
  drawFirstScreen(language: Language, reader: Reader): string
}

export interface FirstScreens {
  /** Another drawing has another one. */
  version: string
  draw: DrawFirstScreen
}

export function openFirstScreens(webDirectory: string | undefined): FirstScreens {
  const file = webDirectory && join(webDirectory, '../first-screen.mjs')
  if (!file || !existsSync(file)) return { version: 'none', draw: refuseToDraw }
  let pending: Promise<Drawing> | undefined
  return {
    version: createHash('sha256').update(readFileSync(file)).digest('base64url'),
    async draw(language, reader) {
      pending ??= import(pathToFileURL(file).href)
      return (await pending).drawFirstScreen(language, reader)
    },
  }
}

async function refuseToDraw(): Promise<never> {
  throw new Error('there is no web app to draw with')
}
