import { isLowered, isRaised } from '../../plan/plan-levels.ts'
import type { ShadowPlan } from '../../plan/plan-report.ts'
import type { ReportTexts } from '../report-texts.ts'
import { wordingFor } from '../wording.ts'
import { nameForms, shadowFigure, shadowNames } from './names.ts'
import { levelWords, percent, quoteSentence } from './phrases.ts'
import { disownedTexts } from './shadows-disowned.ts'
import { overusedTexts } from './shadows-overused.ts'
import { tensionTexts } from './tensions.ts'

type Claims = ReportTexts['claims']

export const depthClaims: Pick<Claims, 'tension' | 'pressure' | 'shadow'> = {
  tension: ({ tension: { key, mode, lean, stronger, weaker } }) => {
    const texts = tensionTexts[key]
    const one = `${nameForms[stronger.name].nominative} (${percent(stronger.percent)})`
    const other = `${nameForms[weaker.name].nominative} (${percent(weaker.percent)})`
    if (mode === 'both') {
      return `Zwei Ihrer Muster über der Mitte verlangen Gegensätzliches: ${one} und ${other}. ${texts.question} ${texts.both}`
    }
    if (mode === 'tilted') {
      return `Ein Gegensatzpaar neigt sich in Ihren Antworten stark zu einer Seite: Am einen Ende steht ${one}, am anderen ${other}. ${texts.question} Bei Ihnen scheint die Antwort festzustehen, bevor die Frage gestellt ist. ${texts.tilted[lean]}`
    }
    return `Keines Ihrer Gegensatzpaare gibt eine Richtung vor. Am ehesten halten sich ${one} und ${other} die Waage, sodass keiner den anderen überstimmt. ${texts.question} Bei solchen Werten entscheidet wohl die Situation, und es lohnt sich, darauf zu achten, in welcher Lage Sie zu welcher Seite neigen.`
  },
  pressure: ({ pressure, pressureQuote, turn }) => {
    const opening = wordingFor(
      turn,
      'Schatten heißt, was ein Mensch tut, ohne es recht zu wollen, oder was er an sich nicht wahrhaben mag.',
      'Mit Schatten meinte Jung, was wir zu sehr leben oder wegschieben und was andere oft eher bemerken als wir.',
    )
    const quote = quoteSentence(pressureQuote, 2)
    const stand = `Mit ${percent(pressure.percent)} liegt der Druck von dieser Seite ${levelWords[pressure.level]}`
    if (isRaised(pressure.level)) {
      return `${opening} ${stand}; gerade heftige Reaktionen auf andere sind dann die nützlichste Spur, denn oft führt sie zu einem selbst zurück.${quote}`
    }
    return isLowered(pressure.level)
      ? `${opening} ${stand}; wenig scheint Sie aufzubringen, und das kann Ruhe bedeuten, aber auch, dass manches gut weggepackt ist.${quote}`
      : `${opening} ${stand}; manches bringt Sie auf und anderes zieht vorbei, etwa so oft wie bei den meisten Menschen.${quote}`
  },
  shadow: ({ shadows: [first, second] }) => {
    const texts = (first.form === 'overused' ? overusedTexts : disownedTexts)[first.archetype]
    return `${standingOf(first)} „${shadowNames[first.name]}“ (${percent(first.percent)}): ${shadowFigure(first)}. ${texts.text} ${texts.tip} An zweiter Stelle folgt mit ${percent(second.percent)} „${shadowNames[second.name]}“. Beide sind aus Ihren Antworten erschlossen, und keiner ist ein Urteil.`
  },
}

function standingOf({ level }: ShadowPlan): string {
  if (isLowered(level)) return 'Schwach ausgeprägt ist allerdings auch der erste der Schattenzüge,'
  return isRaised(level)
    ? 'Am meisten Beachtung verdient der Schattenzug'
    : 'Der erste der Schattenzüge, wenn auch kein ausgeprägter, ist'
}
