import { isLowered, isRaised } from '../../../plan-levels.ts'
import { motiveTexts } from '../../../texts/de/motives.ts'
import { nameForms } from '../../../texts/de/names.ts'
import { personaTexts } from '../../../texts/de/personas.ts'
import { capitalised, levelWords, percent } from '../../../texts/de/phrases.ts'
import { disownedTexts } from '../../../texts/de/shadows-disowned.ts'
import { overusedTexts } from '../../../texts/de/shadows-overused.ts'
import { wordingFor } from '../../../texts/wording.ts'
import { sideOf } from '../../plan-advanced.ts'
import type { ComplexPole } from '../../plan-complexes.ts'
import type { AdvancedTexts } from '../advanced-texts.ts'
import { archetypeDepths } from './archetype-depths.ts'
import { complexTexts } from './complexes.ts'
import { motiveDepths } from './motive-depths.ts'
import { quoteSentence } from './quotes.ts'

type Cards = Pick<
  AdvancedTexts,
  | 'describeArchetype'
  | 'describePersona'
  | 'describeShadow'
  | 'describeInnerOther'
  | 'describeSelf'
  | 'describeComplex'
>

const placeWords = {
  clear: 'der Platz unter den ersten drei ist klar',
  likely: 'ein Platz unter den ersten drei ist wahrscheinlich',
  tooClose: 'ob er zu den ersten drei gehört, ist zu knapp für ein Urteil',
}

export const cards: Cards = {
  describeArchetype: (
    { name, level, percent: value, interval, certainty, topThree },
    place,
    evidence,
  ) => {
    const [from, to] = interval
    const standing = wordingFor(
      place,
      `In Ihren Antworten steht er ${levelWords[level]}, bei ${percent(value)}, mit einem Bereich von ${percent(from)} bis ${percent(to)}`,
      `Ihre Antworten geben ihm ${percent(value)}, also einen Platz ${levelWords[level]}, mit einem Bereich von ${percent(from)} bis ${percent(to)}`,
    )
    return `${archetypeDepths[name].essence} ${standing}; ${placeWords[certainty]} (${percent(topThree)}).${quoteSentence(evidence, place + 1)}`
  },
  describePersona: ({ name, level, percent: value }, place) => {
    const readiness = isRaised(level)
      ? 'Dieses Gesicht setzen Sie offenbar leicht auf'
      : isLowered(level)
        ? 'Dieses Gesicht setzen Sie offenbar nur ab und zu auf'
        : 'Dieses Gesicht setzen Sie offenbar auf, wenn es gebraucht wird'
    const inferred =
      place === 0
        ? ' Der Wert ist aus dem Muster und aus Ihrer Bereitschaft, sich anzupassen, erschlossen.'
        : ''
    return `${readiness}: Mit ${percent(value)} liegt es ${levelWords[level]}. ${personaTexts[name].face}${inferred}`
  },
  describeShadow: ({ archetype, form, level, percent: value }, place) => {
    const isOverused = form === 'overused'
    const texts = isOverused ? overusedTexts : disownedTexts
    const name = nameForms[archetype].nominative
    const figure = isOverused ? `${name} im Übermaß` : `${name}, der weichen musste`
    const opening = wordingFor(place, 'Hier spricht', 'Hinter diesem Namen steht')
    const caution = isLowered(level) ? ' Eine schwache Neigung bleibt es trotzdem.' : ''
    return `${opening} ${figure}; aus Ihren Antworten erschlossen, liegt das ${levelWords[level]} (${percent(value)}).${caution} ${texts[archetype].text}`
  },
  describeInnerOther: ({ weakestMotive: weak, motivesDiffer, structures: { innerOther } }) => {
    const measure = isLowered(weak.level)
      ? ''
      : ` Schwach ist das Motiv mit ${percent(weak.percent)} freilich nicht, nur das leiseste der vier.`
    const margin = motivesDiffer
      ? ''
      : ' Die vier liegen dicht beieinander; nehmen Sie den Namen als Vorschlag.'
    const meaning = {
      raised: 'Sie scheinen bereit zu sein, ihr zuzuhören.',
      middle: 'Ab und zu scheinen Sie ihr zuzuhören.',
      lowered: 'Vorerst scheint sie Ihnen fremd zu bleiben.',
    }[sideOf(innerOther)]
    const ease = innerOther
      ? ` Ihre Vertrautheit mit dieser Seite liegt ${levelWords[innerOther.level]} (${percent(innerOther.percent)}): ${meaning}`
      : ''
    return `${motiveDepths[weak.name].lessLived}${measure}${margin}${ease}`
  },
  describeSelf: ({ structures: { self }, leading: [first], shadows: [shadow], weakestMotive }) => {
    const type = motiveDepths[weakestMotive.name].type
    const task = `Drei Stimmen bitten um einen Platz am selben Tisch: ${nameForms[first!.name].nominative}, das, was ${nameForms[shadow!.archetype].nominative} im Schatten hält, und „${type}“.`
    if (!self) {
      return `Wie weit Ihre verschiedenen Seiten zusammengefunden haben, verraten Ihre Antworten nicht. ${task} Wo sie einander zuhören können, wird ein Mensch ganzer, ohne fehlerlos zu werden.`
    }
    const stand = `Wie weit Ihre verschiedenen Seiten zusammengefunden haben, liegt in Ihren Antworten ${levelWords[self.level]} (${percent(self.percent)}).`
    const meaning = {
      raised:
        'Mit Widersprüchen können Sie offenbar leben und aus Niederlagen lernen, und so etwas wie eine innere Richtung lässt sich wohl befragen. Die Aufgabe ist jetzt, den Tisch auch für einen Gast offen zu halten, den niemand eingeladen hat.',
      middle:
        'Manche Widersprüche haben offenbar ihren Platz gefunden, andere wechseln sich noch ab. Die Aufgabe ist weniger ein Entschluss als eine Gewohnheit: auch die leisere Seite zu fragen, bevor die lauteste entschieden hat.',
      lowered:
        'Ihre Seiten ziehen offenbar eher in verschiedene Richtungen, als miteinander zu reden, und das kostet Kraft. Die Aufgabe ist jetzt klein und regelmäßig: eine stille Stunde, in der jede ihren Satz zu Ende sprechen darf.',
    }[sideOf(self)]
    return `${stand} ${task} ${meaning}`
  },
  describeComplex: ({ key, poles: [one, other] }) =>
    `${capitalised(poleSentence(one))}, ${poleSentence(other)}. ${complexTexts[key].description}`,
}

const structureNames = {
  persona: 'Ihre Bereitschaft, sich anzupassen,',
  shadowPressure: 'der Druck des Schattens',
  self: 'die Verbindung Ihrer Teile',
  innerOther: 'Ihre Vertrautheit mit der weniger gelebten Seite',
}

function poleSentence(pole: ComplexPole): string {
  const standing = `liegt ${levelWords[pole.level]} (${percent(pole.percent)})`
  if (pole.family === 'archetypes') return `${nameForms[pole.name].nominative} ${standing}`
  if (pole.family === 'structures') return `${structureNames[pole.name]} ${standing}`
  return `das Motiv ${motiveTexts[pole.name].core} ${standing}`
}
