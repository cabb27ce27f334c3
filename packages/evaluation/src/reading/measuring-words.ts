import type { Language } from '@individua/instrument/dimensions'

/**
 * Words by which a sentence speaks of the measuring instead of the reader. They are sought in small
 * letters; a part of a word is enough, where no boundary is given.
 */
export const measuringWords: Readonly<Record<Language, RegExp>> = {
  en: /\b(answers?|answered|model|scores?|percent|figures?|values?|measure\w*|reference group|interval|range|likely|probab\w+|statistic\w*|estimate\w*|inferred|profiles?|questionnaire|statements? (put|pulls?|raises?|lowers?)|items?|sketch|first place|first three|thousands)\b/u,
  sk: /(odpoved|model|percent|hodnot[auyeo]|meran|merať|rozpät|interval|pravdepodobn|štatisti|odhad|odvoden|profil|dotazník|výrok|položk|náčrt|prv(é|ého|om) miest|prv(á|é) tri|tisíc)/u,
  de: /(antwort|modell|prozent|messung|gemessen|messen|vergleichsgruppe|intervall|spanne\b|wahrscheinlich|statisti|geschätzt|schätzung|erschlossen|profil|fragebogen|aussagen|skizze|erste(n|r)? platz|ersten drei|tausend)/u,
}
