import { defaultLanguage, type Language, languages } from '@individua/contract/languages'
import { localizePath } from '@individua/contract/paths'

export type CallbackKind = 'signin' | 'signup'

/** A callback page of the web app that a mail may lead to. */
export interface Callback {
  kind: CallbackKind
  language: Language
}

const callbackKinds = ['signin', 'signup'] as const
/** The URL under the API that SPEC names for sign-ups; it has no language of its own. */
const apiSignUpCallback = '/api/callbacks/supabase/signup'

/** The URL of a callback page; English has no language in it. */
export function callbackUrl(publicUrl: string, { kind, language }: Callback): string {
  return publicUrl + localizePath(`/callbacks/supabase/${kind}`, language)
}

/** The link in a mail. Opening it uses nothing up: the page verifies the token by itself. */
export function callbackLink(
  publicUrl: string,
  callback: Callback,
  token: { hash: string; type: string },
): string {
  const query = new URLSearchParams({ token_hash: token.hash, type: token.type })
  return `${callbackUrl(publicUrl, callback)}?${query}`
}

/**
 * The callback that a wanted redirect names, or null when it is not, character by character,
 * one of the allowed URLs. `language` is undefined where the URL names none.
 */
export function readRedirect(
  publicUrl: string,
  wanted: string | null | undefined,
): { kind: CallbackKind; language: Language | undefined } | null {
  if (!wanted) return null
  if (wanted === publicUrl + apiSignUpCallback) return { kind: 'signup', language: undefined }
  const callback = callbackKinds
    .flatMap((kind) => languages.map((language) => ({ kind, language })))
    .find((allowed) => callbackUrl(publicUrl, allowed) === wanted)
  return callback ?? null
}

/** The language of a mail: said outright, else the redirect's, else the browser's, else English. */
export function chooseLanguage(...candidates: (Language | undefined | null)[]): Language {
  return candidates.find((candidate) => candidate != null) ?? defaultLanguage
}
