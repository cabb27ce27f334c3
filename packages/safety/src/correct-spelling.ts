/** Words that a correction would take for a key word though they are right as they stand. */
const realWords = new Set(
  (
    'love loving life lives lived like lie line live skill fill bill will hill kilo bridge judge dump bump hunt hut burn scar stars cars farm warm die did dice date dear deaf wake make take bake wave beige brings thing things things thinks thank thanks tired tried fired hired tries cutting putting getting better letter bitter butter matter exit exits exam excited reason season treason burden garden nobody somebody anybody being seeing begin bring boeing forever however alive arrive olive ' +
    'lieben geben heben beben streben reben lesen loben werben erben sterne starben stehen mehr meer sehr wehr nicht nichts recht licht sicht dicht will wille wild welt kann kanne kannte konnte mann dann wann mochte mochten machte macht moglich leben lebend ohne sohne wohne sinn sind sein denke danke senke lenke alles alle altes niemand jemand besser messer wasser selbst selber silber traurig ritzen sitzen ritter schneide scheide springen bringen singen dringen tabletten brucke drucke lucke ' +
    'zit byt ist pit sit bit mat dat zisk zlost zmysel zmyslel mysel vysel kysel zivot zivotom zabit zabil zobit dobit rozbit ubit vybit zalit vidiet uz az z ze ked kde kedy umyt umriet zomriet zapriet zavriet otvorit chcem chce chcel chcela nechcem nechce nechcel myslim mysli radsej najradsej skoro skoncit zacat lieky lieka lietky rezem rezen rezy mrtva mrtvy mrtve '
  )
    .trim()
    .split(/\s+/),
)

/** A speaker's spelling by ear: doubled letters, i for y, mute h, soft ends. */
function soundOf(word: string): string {
  return word
    .replace(/(.)\1+/g, '$1')
    .replaceAll('y', 'i')
    .replace(/([aeou])h(?=[^aeiou]|$)/g, '$1')
    .replaceAll('ie', 'i')
    .replaceAll('ck', 'k')
    .replaceAll('dt', 't')
    .replace(/^wh/, 'w')
    .replaceAll('ph', 'f')
    .replaceAll('tz', 'z')
}

/** Reads misspelt words as the key words they were meant to be. */
export function spellingCorrector(keyWords: readonly string[]): (plain: string) => string {
  const known = new Set(keyWords)
  const bySound = new Map(keyWords.map((word) => [soundOf(word), word]))
  const cache = new Map<string, string>()
  const correct = (word: string): string => {
    if (word.length < 2 || known.has(word) || realWords.has(word)) return word
    const heard = bySound.get(soundOf(word))
    if (heard !== undefined && heard.length >= 3 && word.length >= 3) return heard
    const meant = keyWords.find((key) => isSlipOf(word, key))
    return meant ?? word
  }
  return (plain) =>
    plain.replace(/[a-z]+/g, (word) => {
      const before = cache.get(word)
      if (before !== undefined) return before
      const corrected = correct(word)
      if (cache.size > 5_000) cache.clear()
      cache.set(word, corrected)
      return corrected
    })
}

/** One letter wrong, missing or too many in a long word; two letters swapped in any. */
function isSlipOf(word: string, key: string): boolean {
  const [w, k] = [word.length, key.length]
  if (k < 3 || Math.abs(w - k) > 1) return false
  if (w === k && isSwapped(word, key)) return true
  // An ending of its own is grammar, not a slip.
  if (k < 5 || word[0] !== key[0] || word.at(-1) !== key.at(-1) || (k === 5 && w >= k)) return false
  let start = 0
  while (start < Math.min(w, k) && word[start] === key[start]) start += 1
  let end = 0
  while (end < Math.min(w, k) - start && word[w - 1 - end] === key[k - 1 - end]) end += 1
  return Math.max(w, k) - start - end <= 1
}

function isSwapped(word: string, key: string): boolean {
  const differing = [...word].flatMap((letter, index) => (letter === key[index] ? [] : [index]))
  const [first = -1, second = -1] = differing
  return (
    differing.length === 2 &&
    second === first + 1 &&
    word[first] === key[second] &&
    word[second] === key[first]
  )
}
