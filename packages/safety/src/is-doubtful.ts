import { plainText, withoutUmlautLetters } from './normalize.ts'
import { doubtfulStems } from './phrases/doubtful.ts'
import { selfHarmIn } from './speaks-of-self-harm.ts'

const shortest = 4
const whole = doubtfulStems.filter((stem) => stem.length < shortest)
const doubtful = new RegExp(
  `\\b(?:(?:${whole.join('|')})\\b|(?:${doubtfulStems
    .filter((stem) => stem.length >= shortest)
    .join('|')}))`,
)

/**
 * True when a text names death, killing, pain or giving up in any sense. Most such texts are harmless
 * and are answered like others, but a report does not quote them: a quotation of a plea that no rule
 * understood would hurt, and another quotation serves as well.
 */
export function isDoubtful(text: string): boolean {
  const plain = plainText(text)
  return (
    doubtful.test(plain) || doubtful.test(withoutUmlautLetters(plain)) || selfHarmIn(text) !== null
  )
}
