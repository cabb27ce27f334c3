/** What no text for a reader may hold, by any author: markup, URLs, invisible characters. */
const foreignBodies: readonly RegExp[] = [
  /[<>{}[\]|\\`*_#~^=@]/u,
  /&#?\w+;/u,
  /[“”„"«»]/u,
  /https?:|www\.|\b[\w-]+\.(com|net|org|info|eu|sk|de|io|ai|app)\b/iu,
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Extended_Pictographic}]/u,
]

/** Words that make a diagnosis, give advice on treatment, work or partners, or talk about the prompt. */
const unsafeWords: readonly RegExp[] = [
  whole(
    'depress\\p{L}*|depresívn\\p{L}*|depresi\\p{L}*|bipol[aá]r\\p{L}*|s(?:ch|k|c)izo\\p{L}*|psych(?:osis|otic|oti\\p{L}+|opath\\p{L}*|opat\\p{L}*|óz\\p{L}*|ose\\p{L}*)|narcis\\p{L}*|narziss\\p{L}*|borderline\\p{L}*|autis\\p{L}*|adhd|adhs|ocd|ptsd|ptbs|neur(?:osis|otic|óz\\p{L}*|otick\\p{L}*|ose\\p{L}*|otisch\\p{L}*)|burn-?out\\p{L}*|vyhore\\p{L}*|trauma\\p{L}*|traumat\\p{L}*|diagnos\\p{L}*|diagnóz\\p{L}*',
  ),
  whole(
    'addict\\p{L}*|sucht\\p{L}*|süchtig\\p{L}*|závislos\\p{L}*|suicid\\p{L}*|samovra\\p{L}*|selbstmord\\p{L}*|suizid\\p{L}*|\\p{L}*störung\\p{L}*|disorders?|mental\\p{L}* ill\\p{L}*|(?:duševn|psychick)\\p{L}+ (?:poruch|chorob|ochoren)\\p{L}*|poruch\\p{L}+ osobnosti|psychisch krank\\p{L}*',
  ),
  whole(
    'medication\\p{L}*|medicine|antidepres\\p{L}*|pills?|liek\\p{L}*|medikament\\p{L}*|tablett?\\p{L}*|psychiat\\p{L}*|psychoth?erap\\p{L}*|(?:see|consult) a (?:doctor|therapist|psycholog\\p{L}*)|navštívte|lekár\\p{L}*|ärzt\\p{L}*|arzt\\p{L}*',
  ),
  whole(
    '(?:quit|leave|resign from) your (?:job|work|partner|husband|wife|family)|divorce\\p{L}*|dajte výpoveď|výpove\\p{L}*|(?:opustite|rozíďte|rozveďte)\\p{L}*|rozvod\\p{L}*|kündig\\p{L}*|trennen sie sich|verlassen sie ihr\\p{L}*|scheidung\\p{L}*',
  ),
  whole(
    'language models?|as an ai|system prompts?|prompts?|ignore (?:all|the|any|previous)|instructions?|json|chatgpt|openai|anthropic|claude|gemini|llm|jazykov\\p{L}+ model\\p{L}*|umel\\p{L}+ inteligenc\\p{L}*|inštrukci\\p{L}*|sprachmodell\\p{L}*|künstliche intelligenz|als ki|anweisung\\p{L}*|ignorier\\p{L}*',
  ),
]

/** What a text says that its source does not and no text of ours should. */
export function textProblems(text: string, source: string): string[] {
  if (text.trim() === '') return ['it is empty']
  if (text !== text.trim() || /\s{2}|[^\S ]/u.test(text.replaceAll('\u00a0', ' '))) {
    return ['it has line breaks or spaces too many']
  }
  const found = foreignBodies.filter((form) => form.test(text) && !form.test(source))
  if (found.length > 0) return ['it has markup, an address or signs that do not belong into prose']
  const said = source.toLowerCase()
  return unsafeWords.flatMap((form) => {
    const words = text.match(form) ?? []
    const added = words.find((word) => !said.includes(word.toLowerCase()))
    return added === undefined ? [] : [`it must not say "${added}"`]
  })
}

/** At most so much shorter or longer than its source. */
export function lengthProblems(
  text: string,
  source: string,
  [least, most]: readonly [number, number],
): string[] {
  const ratio = text.length / source.length
  if (ratio < least) return ['it is much shorter than the original']
  return ratio > most ? ['it is much longer than the original'] : []
}

/** Letters and digits only, in lower case: two texts that agree in it read the same. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

// \b knows ASCII letters only; these edges know every letter.
function whole(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu')
}
