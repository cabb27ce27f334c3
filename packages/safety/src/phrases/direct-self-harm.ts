import { spellings } from '../normalize.ts'
import { fullStop, phrase } from './phrase.ts'

/**
 * What leaves no doubt and decides alone, in any language. Everything else is the classifier's: a
 * phrase belongs here only if no harmless sentence holds it.
 */
const directPhrases: readonly RegExp[] = [
  phrase`kill(?:ing)? myself${fullStop}`,
  phrase`(?:want|wanna|going|gonna|will|ill|should|could|tried|plan|planning|thinking of|about) (?:to )?(?:kill(?:ing)?|hang(?:ing)?|shoot(?:ing)?|drown(?:ing)?|unalive) myself${fullStop}`,
  phrase`(?:dont|do not|no longer) (?:(?!just )\w+ )?(?:want|wanna|wish) to (?:live|be alive|exist)(?: any ?more| any ?longer)?${fullStop}|(?:want|wanna|wish|ready) to (?:be dead|end my (?:own )?life|take my (?:own )?life)`,
  phrase`(?:i|just|really) (?:want to|wanna) die${fullStop}|wish (?:that )?i (?:was|were) dead|i (?:cant|cannot) go on$|i dont want to wake up$`,
  phrase`nechc(?:em|i) (?:uz |viac |dalej )*zit${fullStop}|(?:uz )?zit nechc(?:em|i)${fullStop}|nechce sa mi (?:uz )?zit${fullStop}`,
  phrase`chc(?:em|el|ela|i|u|tel|tela) (?:\w+ ){0,2}?(?:sa zabit|sa obesit|se zabit|se obesit|spachat (?:samovrazdu|sebevrazdu)|zomriet|umriet|umrit|zemrit)${fullStop}|(?:zabijem|obesim) sa${fullStop}|(?:zabiju|obesim) se${fullStop}`,
  phrase`(?:will|mochte|mag|kann) (?:\w+ ){0,2}?nicht (?:mehr|langer) (?:leben|existieren)${fullStop}|(?:ich will|mochte|will nur noch) sterben${fullStop}`,
  phrase`(?:bring|bringe) ich mich um|ich (?:bring|bringe) mich um${fullStop}|ich kann nicht mehr(?= leben|$)|(?:will|werde|wollte|mochte|muss) (?:\w+ )?mich (?:\w+ )?(?:umbringen|toten|erhangen|erschiessen)|(?:mir|meinem) (?:das )?leben (?:nehmen|ein ende)`,
]

export function isDirectSelfHarm(text: string): boolean {
  const readings = spellings(text)
  return directPhrases.some((phrase) => readings.some((reading) => phrase.test(reading)))
}
