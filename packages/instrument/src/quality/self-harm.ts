import type { Language } from '../dimensions.ts'

/**
 * Phrases in lower case without diacritics. They look for the writer's own life and body, not for
 * death as such; where a phrase can mean less, help is still the better answer.
 */
const phrases: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /\bsuicid/,
    /\bself[- ]?(harm|injur)/,
    /\b(kill|hang|drown|shoot|cut|hurt|harm|injur)(e|ed|t?ing)? my ?self\b/,
    /\b(end|ended|ending) it all\b/,
    /\b(end|ended|ending|take|took|taking) my (own )?life\b(?! (in|into|as|with|for|back|serious))/,
    /\b(want|wanted|wanting|wish|wished|ready|rather|going) (to )?(just )?die\b/,
    /\b(better off|rather be|wish i was|wish i were|want to be) dead\b/,
    /\b(don.?t|didn.?t|do not|did not|no longer) (really )?want to (live|exist|wake up|be alive|be here)( any ?more| any longer)?(?= ?([.,;:!?()–-]|$| (and|but|or|so|because|when|since|though|if|that|sometimes|at all)\b))/,
    /\bno (reason|point) (to live|in living|to go on|in going on)\b/,
    /\bbetter off without me\b/,
  ],
  sk: [
    /\bsamovra[hz]/,
    /\bsebaposkod/,
    /\bzabi(t|l|la|jem|jam) sa\b/,
    /\bsa (\w+ ){0,3}zabi(t|l|la|jem|jam)\b(?! (cas|nudu))/,
    /\bobesi(t|m|l|la) sa\b|\bsa (\w+ ){0,2}obesi(t|m|l|la)\b/,
    /\bsiah(nut|nem|ol|la) (si )?na (vlastny )?zivot/,
    /\b(vziat|vezmem|vzal|vzala|zobrat|zoberiem|zobral|zobrala) si zivot/,
    /\bsi (\w+ )?(vziat|vezmem|vzal|vzala|zobrat|zoberiem|zobral|zobrala) zivot/,
    /\b(skoncovat|skoncit|skoncim|skoncujem) so (svojim )?zivotom/,
    /\bukonc(it|im|il|ila) (si )?(svoj |vlastny )?zivot/,
    /\bubliz(it|im|il|ila|ujem|oval|ovala|ovat) si\b|\bsi (\w+ )?ubliz(it|im|il|ila|ujem|oval|ovala|ovat)\b/,
    /\b(rezem|porezem|rezal|rezala|porezal|porezala|rezat|porezat) sa\b|\bsa (\w+ )?(rezem|porezem|rezal|rezala|porezal|porezala|rezat|porezat)\b/,
    /\bnechc(em|el|ela|e) (som )?(sa mi )?(uz |viac |dalej )?(zit|byt)( uz| dalej| viac)?(?= ?([.,;:!?()–-]|$| (a|ale|ani|alebo|lebo|no|tak|pretoze|ked|kedze|ze|aj|vobec|niekedy|obcas)\b))/,
    /\b(chcem|chcel|chcela|chcelo) (\w+ ){0,2}(zomriet|umriet)\b/,
    /radsej (by )?(som )?(uz )?(by )?(zomrel|zomrela|umrel|umrela|(nebol|nebola)(?= ?([.,;:!?()–-]|$| (a|ale|ani|alebo|lebo|no|ked)\b)))/,
    /\bnema (pre mna )?(uz )?(zmysel|cenu) zit\b/,
    /\bbezo mna (\w+ ){0,3}lepsie\b/,
  ],
  de: [
    /\bsuizid/,
    /\bselbstmord|\bselbsttotung|\bfreitod/,
    /\bselbstverletz|\bmich selbst (\w+ )?(zu )?verletz|\bverletze (ich )?mich\b/,
    /\bbring(e)? mich (\w+ )?um\b/,
    /\bmich (\w+ ){0,3}(umbringen|umzubringen|umgebracht|umbringe|toten|erhangen|aufhangen|erschiessen)\b/,
    /\b(ritze|ritzte) mich\b|\bmich (\w+ ){0,2}(ritze|ritzte|ritzen|geritzt)\b/,
    /\bmir (\w+ ){0,2}(das|mein) leben (zu )?nehmen\b|\bnehme mir das leben\b/,
    /\b(meinem|dem) leben (\w+ )?ein ende\b|\bmein leben (zu )?beenden\b/,
    /\b(will|wollte|mochte|mag) (\w+ ){0,3}nicht mehr (weiter)?(leben|da sein|hier sein|aufwachen)\b/,
    /\b(will|wollte|mochte) (\w+ ){0,2}(sterben|tot sein)\b/,
    /\bware (\w+ ){0,2}tot\b|\blieber tot\b/,
    /\bohne mich (\w+ ){0,2}besser\b/,
    /\bkeinen (sinn|grund) (mehr )?(zu leben|weiterzuleben|am leben)\b/,
  ],
}

/**
 * True when a text speaks of the writer harming or killing themselves, in any of the languages:
 * people do not always write in the one they read. Help comes first then; the text is neither
 * scored nor interpreted.
 */
export function speaksOfSelfHarm(text: string): boolean {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/\s+/g, ' ')
  return Object.values(phrases)
    .flat()
    .some((phrase) => phrase.test(plain))
}
