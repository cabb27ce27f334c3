import type { Language } from '@individua/contract/languages'
import { emails } from '@individua/locales/server-texts.ts'

export type EmailTexts = typeof emails.en

/** A language without one of the texts does not compile. */
export const emailTexts: Record<Language, EmailTexts> = emails

/** Puts values into a text's `{{placeholders}}`. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  )
}
