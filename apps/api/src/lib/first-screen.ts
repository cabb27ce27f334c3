import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FirstScreen } from '@individua/contract/first-screen'
import type { Language } from '@individua/contract/languages'

type Reader = Pick<FirstScreen, 'user' | 'dashboard'>

/**
 * How a reader's page of the dashboard begins, as HTML.
 * @throws what the drawing throws, and an error where the web app is not built
 */
export type DrawFirstScreen = (language: Language, reader: Reader) => Promise<string>

/** What the web app's build puts beside its files; loaded when it is first needed. */
interface Drawing {
  drawFirstScreen(language: Language, reader: Reader): string
}

export function openFirstScreen(webDirectory: string | undefined): DrawFirstScreen {
  let pending: Promise<Drawing> | undefined
  return async (language, reader) => {
    if (webDirectory === undefined) throw new Error('there is no web app to draw with')
    pending ??= import(pathToFileURL(join(webDirectory, '../first-screen.mjs')).href)
    return (await pending).drawFirstScreen(language, reader)
  }
}
