import type { Language } from '@individua/contract/languages'
import de from '@individua/locales/de/emails.json' with { type: 'json' }
import en from '@individua/locales/en/emails.json' with { type: 'json' }
import sk from '@individua/locales/sk/emails.json' with { type: 'json' }

export type EmailTexts = typeof en

/** A language without one of the texts does not compile. */
export const emailTexts: Record<Language, EmailTexts> = { en, sk, de }

/** Puts values into a text's `{{placeholders}}`. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  )
}
