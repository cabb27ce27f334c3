import type { ContentLanguage } from '@individua/instrument/content-language'

/** A model that will not talk, in whatever language: "the profile decides nothing there" is none. */
const refusals: Readonly<Record<ContentLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:I|we)(?:['’]m|['’]re| am| are)?\s+(?:\S+\s+){0,2}?(?:can(?:['’]t|not)|can not|won['’]t|(?:unable|not able|not allowed) to)\s+(?:\S+\s+){0,2}?(?:help|assist|comply|fulfil|fulfill|respond|engage|continue|do that|do this|answer (?:that|this|it|you))(?!\p{L})|(?<!\p{L})I (?:must|have to) decline|(?<!\p{L})I(?:['’]m| am)? (?:not able|unable|not allowed|can(?:not|['’]t)) (?:to )?(?:discuss|talk about|speak about)(?!\p{L})|against my (?:policy|policies|rules|guidelines|instructions)|(?<!\p{L})my (?:policy|policies|rules|guidelines|developers) (?:\S+\s+){0,2}?(?:forbid|prevent|allow|tell|told)/iu,
  sk: /(?<!\p{L})(?:nemôžem|neviem|nedokážem|nesmiem)\s+(?:\S+\s+){0,3}?(?:pomôcť|odpovedať|vyhovieť|pokračovať|poslúžiť)(?!\p{L})|(?<!\p{L})musím odmietnuť|(?<!\p{L})nemôžem (?:\S+\s+){0,3}?(?:hovoriť|rozprávať)(?!\p{L})|(?<!\p{L})(?:vám )?nepomôžem(?!\p{L})|(?<!\p{L})moje (?:pokyny|pravidlá) (?:\S+\s+){0,2}?nedovoľujú/iu,
  de: /(?<!\p{L})(?:kann|darf|werde|möchte) ich\s+(?:\S+\s+){0,4}?(?:nicht|keine?)\s+(?:\S+\s+){0,2}?(?:(?:weiter)?helfen|antworten|beantworten|nachkommen|fortfahren|eingehen)(?!\p{L})|(?<!\p{L})ich (?:kann|darf|werde)\s+(?:\S+\s+){0,4}?nicht\s+(?:\S+\s+){0,2}?(?:(?:weiter)?helfen|antworten|beantworten|nachkommen|fortfahren)(?!\p{L})|muss (?:ich )?(?:das |dies )?ablehnen|(?:darf|kann) ich (?:\S+\s+){0,3}?nicht (?:sprechen|reden|diskutieren)(?!\p{L})|(?:ist|wäre) mir (?:das |dies )?(?:leider )?nicht möglich|meine (?:vorgaben|richtlinien|regeln) (?:\S+\s+){0,2}?(?:erlauben|verbieten)/iu,
}

export function isRefusal(sentence: string): boolean {
  return Object.values(refusals).some((form) => form.test(sentence))
}
