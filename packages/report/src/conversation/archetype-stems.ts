import type { Archetype } from '@individua/instrument/dimensions'

/**
 * How a question may name the archetypes in English, Slovak or German, in any grammatical case:
 * beginnings of words in lower case without diacritics.
 */
export const archetypeStems: Readonly<Record<Archetype, RegExp>> = {
  innocent: /\b(innocen|nevin|unschuld)/,
  sage: /\b(sages?\b|wise (man|woman|one)|mudrc|mudrec|weise[rn]\b|(der|die|den|dem|des|als|mein) weise\b)/,
  explorer: /\b(explorer|seeker|objavitel|entdecker)/,
  outlaw: /\b(outlaw|rebel|buric)/,
  magician: /\b(magician|mage\b|magus|mag(a|ovi|om|ovia)?\b|magick|carodej|magier|zauberer)/,
  hero: /\b(hero(es|ine)?\b|hrdin|(der|ein|mein|als|wie|vom|zum) held\b|held(en|in|innen)\b)/,
  lover: /\b(lovers?\b|milovni|liebende|liebhaber)/,
  jester: /\b(jester|joker|fool\b|trickster|sas(o|a|ovi|om|ko|kovia)\b|sprymar|narr(en)?\b)/,
  caregiver: /\b(caregiver|carer|opatrovat|fursorglich|betreuer)/,
  creator: /\b(creator|tvorca\b|tvorc(u|ovi|om|ovia)\b|tvorkyn|schopfer)/,
  ruler: /\b(rulers?\b|vladc|vladkyn|herrscher)/,
  citizen: /\b(citizen|everyman|obcan|burger)/,
}
