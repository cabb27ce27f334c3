import { isLowered, isRaised } from '../../plan/plan-levels.ts'
import type { ReportTexts } from '../report-texts.ts'
import { capitalised, wordingFor } from '../wording.ts'
import { archetypeTexts } from './archetypes.ts'
import { nameForms } from './names.ts'
import { personaTexts } from './personas.ts'
import { certaintyWords, levelWords, percent, quoteSentence } from './phrases.ts'

type Claims = ReportTexts['claims']

export const showsClaims: Pick<Claims, 'face' | 'adapting' | 'quietest' | 'nextQuietest'> = {
  face: ({ faces, leading, turn }) => {
    const [face, next] = faces
    const figures = `${percent(face.percent)}, ${certaintyWords[face.certainty]}`
    const opening = wordingFor(
      turn,
      `Persona nannte Jung das Gesicht, das wir anderen zuwenden. Ihres ist aus Ihren Mustern und Ihrer Bereitschaft, sich anzupassen, erschlossen; am stärksten ausgeprägt ist das ${nameForms[face.name].genitive} (${figures}).`,
      `Was Sie bewegt und was andere sehen, ist zweierlei; die sichtbare Seite nannte Jung Persona. Aus denselben Antworten erschlossen, ähnelt Ihre Persona am meisten ${nameForms[face.name].dative} (${figures}).`,
    )
    const inside = nameForms[leading[0].name].nominative
    const relation =
      face.name === leading[0].name
        ? `Innen und außen stimmen hier überein, denn ${inside} steht beide Male an erster Stelle; als Nächstes käme das Gesicht ${nameForms[next.name].genitive}.`
        : `Innen steht dagegen ${inside} an erster Stelle: Was anderen zuerst auffällt, muss also nicht das sein, was Sie am meisten bewegt.`
    return `${opening} ${personaTexts[face.name].face} ${relation}`
  },
  adapting: ({ adapting, adaptingQuote }) => {
    const quote = quoteSentence(adaptingQuote, 3)
    const stand = `Mit ${percent(adapting.percent)} liegt Ihre Bereitschaft, sich anzupassen, ${levelWords[adapting.level]}`
    if (isRaised(adapting.level)) {
      return `${stand}: Sie stimmen sich offenbar fein auf Ihr Gegenüber ein.${quote} So öffnen sich viele Türen; wichtig ist nur, dass es auch einen Ort gibt, an dem Sie sich auf niemanden einstimmen müssen.`
    }
    if (isLowered(adapting.level)) {
      return `${stand}: Sie scheinen überall ungefähr gleich aufzutreten.${quote} Man weiß, woran man bei Ihnen ist, und ab und zu würde Ihnen etwas mehr Diplomatie einen Streit ersparen.`
    }
    return `${stand}: Ihr Auftreten richtet sich nach der Umgebung, doch kaum mehr als bei den meisten.${quote} Sie können sich einfügen, wenn es passt, und damit aufhören, sobald es Sie zu viel kostet.`
  },
  quietest: ({ quietest, quietestQuote, tide }) => {
    const name = nameForms[quietest.name].nominative
    const place = `${percent(quietest.percent)}, ${levelWords[quietest.level]}`
    const quote = quoteSentence(quietestQuote, 4)
    if (!isLowered(quietest.level)) {
      return `Ganz verstummt in Ihren Antworten kein Muster; selbst das leiseste, ${name}, erreicht ${place}.${quote} Sein Thema ist ${archetypeTexts[quietest.name].core}, und es steht Ihnen zur Verfügung, nur meldet es sich selten als Erstes. Aufschlussreicher ist die Frage, bei welchen Gelegenheiten es Ihnen fehlt.`
    }
    const opening = wordingFor(
      tide,
      `Am anderen Ende steht ${name}: ${place}.`,
      `Das leiseste der zwölf Muster ist ${name}: ${place}.`,
      `Am wenigsten brauchen Sie anscheinend, wofür ${name} steht: ${place}.`,
    )
    return `${opening}${quote} ${archetypeTexts[quietest.name].quiet}`
  },
  nextQuietest: ({ nextQuietest, turn }) => {
    const name = nameForms[nextQuietest.name].nominative
    const value = percent(nextQuietest.percent)
    if (!isLowered(nextQuietest.level)) {
      return `Auch ${name} hält sich eher zurück (${value}). Eine Schwäche ist das nicht: Wenn Sie ihn rufen, kommt er. Ein hoher oder niedriger Wert sagt hier nur, wie oft ein Muster das Wort ergreift, nicht, was es wert ist.`
    }
    const { less } = archetypeTexts[nextQuietest.name]
    return wordingFor(
      turn,
      `Im Hintergrund hält sich auch ${name} (${value}): ${capitalised(less)}. Ein niedriger Wert ist kein Fehler; er nennt die Stimme, die Ihnen vielleicht andere leihen müssen.`,
      `Ähnlich steht es um ${nameForms[nextQuietest.name].accusative} (${value}): ${capitalised(less)}. Leise heißt allerdings nicht abwesend, und was selten zum Zug kommt, kann umso frischer sein.`,
    )
  },
}
