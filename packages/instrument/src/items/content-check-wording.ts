import type { Language } from '../dimensions.ts'
import type { TextEntry } from './content-check-entries.ts'

/** Statements that may join two parts: code -> why. */
export const joinedOnPurpose: ReadonlyMap<string, string> = new Map([
  ['innocent-3', '"now and then" and "ab und zu" are fixed expressions of one idea'],
])

const joins: Record<Language, RegExp> = {
  en: whole('and|or'),
  sk: whole('a|alebo|i'),
  de: whole('und|oder'),
}

const negations: Record<Language, RegExp> = {
  en: whole("not|no|never|nobody|nothing|none|without|cannot|\\p{L}+n['’]t"),
  // A first-person verb in ne-; nechám, nesiem and nejakým are no negations.
  sk: whole('nie|nikdy|nikto|nič|žiadn\\p{L}+|bez|ne(?!ch|sie|jak)\\p{L}{2,}m'),
  de: whole('nicht|nie|niemals|niemand|nichts|kein\\p{L}*|ohne'),
}

const absolutes: Record<Language, RegExp> = {
  en: whole('always|never|everyone|everybody|everything|nobody|nothing'),
  sk: whole('vždy|stále|nikdy|všetci|(?<!takmer )každ[ýáéú]|nikto|nič'),
  de: whole('immer(?! wieder)|nie|niemals|alles|(?<!fast )jede[rsnm]?|niemand|nichts'),
}

/** Forms that reveal or presume the gender of the person who answers. */
const genderForms: Record<Language, readonly RegExp[]> = {
  en: [
    whole('he|she|his|her|him|himself|herself|husband|wife|boyfriend|girlfriend'),
    whole('as a (?:man|woman|mother|father|son|daughter)'),
  ],
  sk: [
    whole('rád|rada|sám|sama|samotn[ýá]|ochotn[ýá]|zvedav[ýá]|schopn[ýá]'),
    whole('\\p{L}+la?\\s+(?:by\\s+)?som'),
    whole('(?:by\\s+)?som\\s+(?:(?:sa|si|to|už|ešte)\\s+)*\\p{L}+la?'),
    whole('(?:som|ste)\\s+\\p{L}+[ýá]'),
  ],
  de: [
    whole('als (?:Mann|Frau|Mutter|Vater|Sohn|Tochter)'),
    whole('ich bin (?:ein|eine|der|die)'),
    whole('(?:bin|werde) (?:ich )?(?:\\p{Ll}+ )?(?=\\p{Lu})\\p{L}+er(?:in)?', 'u'),
  ],
}

/** An option shows its archetype by what it does; it does not call it by name. */
const archetypeNames: Record<Language, RegExp> = {
  en: whole(
    'innocents?|sages?|explorers?|outlaws?|rebels?|magicians?|hero(?:es)?|lovers?|jesters?|caregivers?|creators?|rulers?|citizens?',
  ),
  sk: whole(
    '(?:nevin|mudrc|objavite|rebel|psan[ec]|mág|kúzel|hrdin|milen[ek]|šaš|opatrov|tvorc|vládc|občan)\\p{L}*',
  ),
  de: whole(
    '(?:unschuld|entdecker|rebell|gesetzlos|magier|held|liebhaber|narr|fürsorg|schöpfer|herrscher|bürger)\\p{L}*',
  ),
}

/** Words that an item must not have: two ideas, absolutes, a negation in a counter item, a gender. */
export function wordingProblems(entry: TextEntry): string[] {
  const found: (string | undefined)[] = [
    ...genderForms[entry.language].map((form) => match('presumes a gender', form, entry)),
  ]
  if (entry.role === 'option') {
    found.push(match('names an archetype', archetypeNames[entry.language], entry))
  }
  if (entry.role === 'statement') {
    found.push(match('absolute word', absolutes[entry.language], entry))
    if (entry.isCounter) found.push(match('negated counter item', negations[entry.language], entry))
    if (!joinedOnPurpose.has(entry.code)) {
      found.push(match('double-barrelled', joins[entry.language], entry))
    }
  }
  return found.filter((problem) => problem !== undefined)
}

function match(rule: string, form: RegExp, entry: TextEntry): string | undefined {
  const hit = form.exec(entry.text)
  return hit === null ? undefined : `${rule}: "${hit[0]}"`
}

// \b handles ASCII letters only; these word boundaries handle every letter.
function whole(pattern: string, flags = 'iu'): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, flags)
}
