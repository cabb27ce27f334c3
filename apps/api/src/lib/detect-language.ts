import type { ContentLanguage } from '@individua/instrument/content-language'

type Known = ContentLanguage | 'other'

/** Small words that carry sentences; none that two of the languages share. */
const smallWords: Readonly<Record<Known, string>> = {
  en: 'the and of is my me you your what when with that it for not from on are does they them their who how this these have has had would at but more than where which be or if into about can while there first even before after myself yourself we our could will things people someone something others out up so i as like no any all only just rather often',
  sk: 'aj sa si je som ste sú na v vo zo s k ku ako keď keby čo kto ktorý ktoré ktorá ktorí že pre pri od ale ani alebo už len ešte mi mňa mám máte môj moje moja mojej vás vám váš vaše vašej tom toho tým tomu nie sebe seba svoj svoje svoju svojej ľudia ľudí iní iných ostatní ostatných kde prečo aby niečo niekto niekoho viac radšej často cez medzi pred potom tak takmer všetko veci bez nad pod im ho jej sme nás nám',
  de: 'der die das und ich mich mir mein meine meiner meinen sie ihnen ihr ihre ihrem nicht ist sind ein eine einen einem einer zu mit von für auf im dem den des wenn wie wo wer dass es als auch aus bei noch nach oder aber zum zur um man mehr sich wird habe haben kann anderen andere etwas über vor durch ohne lieber gern wir uns bin hat werden nur dann kein keine dabei damit bis du',
  other:
    'se jsem jste jsou když nebo která který protože také své lidé něco někdo jak proč bych jako je vous les une des pour avec dans est que qui mais los las una por para con pero che di per sono non della się nie jest że ale dla het een van niet voor ik',
}

/** Letters that give a language away; those that Slovak and Czech share speak for both. */
const letters: Readonly<Record<Known, RegExp>> = {
  en: /^\b$/u,
  sk: /[ľĺŕôďťňčšžáéíýúó]/u,
  de: /[äöüß]/u,
  other:
    /[řěůčďňšťžýáíéúóàâçèêëîïûœñãõąęłśźżőűåøæ]|[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u,
}

const sets = Object.fromEntries(
  Object.entries(smallWords).map(([language, words]) => [language, new Set(words.split(' '))]),
)

/**
 * Whether a text can be in the language: small words and letters of others do not outweigh its own.
 * A few words may show nothing either way and pass; a sentence must show something.
 */
export function canBeIn(text: string, language: ContentLanguage): boolean {
  const words = wordsOf(text)
  const own = score(words, language)
  const others = (['en', 'sk', 'de', 'other'] as const).filter((other) => other !== language)
  if (others.some((other) => score(words, other) > own)) return false
  return own > 0 || words.length < 5
}

/** Whether a longer text is in the language: enough small words and letters speak for it. */
export function isIn(text: string, language: ContentLanguage): boolean {
  const words = wordsOf(text)
  return canBeIn(text, language) && score(words, language) >= words.length * 0.15
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}

function score(words: readonly string[], language: Known): number {
  const speaks = (word: string) => sets[language]?.has(word) || letters[language].test(word)
  const count = words.filter(speaks).length
  return language === 'other' ? count + words.filter((word) => foreign.test(word)).length : count
}

/** None of ours has these at all. */
const foreign = /[řěůãõąęłśźżőűåøœñ]/u
