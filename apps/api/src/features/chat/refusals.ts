import type { ContentLanguage } from '@individua/instrument/content-language'

/** A model that will not talk, in whatever language: "the profile decides nothing there" is none. */
const refusals: Readonly<Record<ContentLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:I|we)(?:['’]m|['’]re| am| are)?\s+(?:\S+\s+){0,2}?(?:can(?:['’]t|not)|can not|won['’]t|(?:unable|not able|not allowed) to)\s+(?:\S+\s+){0,2}?(?:help|assist|comply|fulfil|fulfill|respond|engage|continue|do that|do this|answer (?:that|this|it|you))(?!\p{L})|(?<!\p{L})I (?:must|have to) decline/iu,
  sk: /(?<!\p{L})(?:nemôžem|neviem|nedokážem|nesmiem)\s+(?:\S+\s+){0,3}?(?:pomôcť|odpovedať|vyhovieť|pokračovať|poslúžiť)(?!\p{L})|(?<!\p{L})musím odmietnuť/iu,
  de: /(?<!\p{L})(?:kann|darf|werde|möchte) ich\s+(?:\S+\s+){0,4}?(?:nicht|keine?)\s+(?:\S+\s+){0,2}?(?:(?:weiter)?helfen|antworten|beantworten|nachkommen|fortfahren|eingehen)(?!\p{L})|(?<!\p{L})ich (?:kann|darf|werde)\s+(?:\S+\s+){0,4}?nicht\s+(?:\S+\s+){0,2}?(?:(?:weiter)?helfen|antworten|beantworten|nachkommen|fortfahren)(?!\p{L})|muss (?:ich )?(?:das |dies )?ablehnen/iu,
}

export function isRefusal(sentence: string): boolean {
  return Object.values(refusals).some((form) => form.test(sentence))
}
