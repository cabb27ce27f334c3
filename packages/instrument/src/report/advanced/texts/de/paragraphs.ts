import type { QualityFlag } from '../../../../profile.ts'
import { isLowered, isRaised } from '../../../plan-levels.ts'
import { motiveTexts } from '../../../texts/de/motives.ts'
import { nameForms, shadowNames } from '../../../texts/de/names.ts'
import { capitalised, levelWords, percent } from '../../../texts/de/phrases.ts'
import { disownedTexts } from '../../../texts/de/shadows-disowned.ts'
import { overusedTexts } from '../../../texts/de/shadows-overused.ts'
import { tensionTexts } from '../../../texts/de/tensions.ts'
import { wordingFor } from '../../../texts/wording.ts'
import { type AdvancedPlan, sideOf } from '../../plan-advanced.ts'
import type { AdvancedTexts } from '../advanced-texts.ts'
import { archetypeDepths } from './archetype-depths.ts'
import { motiveDepths } from './motive-depths.ts'
import { openQuoteSentence, quoteSentence } from './quotes.ts'
import { disownedDepths } from './shadows-disowned-depths.ts'
import { overusedDepths } from './shadows-overused-depths.ts'

export const titles: AdvancedTexts['titles'] = {
  figure: 'Die Gestalten im Vordergrund',
  drive: 'Was sie antreibt',
  face: 'Das Gesicht, dem andere begegnen',
  shadow: 'Was hinter Ihnen hergeht',
  opposites: 'Wo Gegensätze sich treffen',
  wholeness: 'Die andere Seite und die Mitte',
  certainty: 'Ihre eigenen Worte, und wie sicher das ist',
}

export const paragraphs: AdvancedTexts['paragraphs'] = {
  leader: (plan) => {
    const [first] = plan.leading
    const depths = archetypeDepths[first!.name]
    const body = isRaised(first!.level) ? depths.raised : depths.essence
    return `${leaderSentence(plan)} ${body}${quoteSentence(plan.quotes.leader, plan.tide)}`
  },
  company: ({ leading: [first, second, third], quotes, turn }) => {
    const figures = `${nameForms[second!.name].nominative} (${percent(second!.percent)}) und ${nameForms[third!.name].nominative} (${percent(third!.percent)})`
    const opening = wordingFor(
      turn,
      `Keine Gestalt kommt allein: Hinter ihr folgen ${figures}.`,
      `Als Nächstes stehen in Ihren Antworten ${figures}, und von der Gesellschaft nimmt jede Gestalt Farbe an.`,
      `${capitalised(nameForms[first!.name].nominative)} teilt sich die Bühne; daneben stehen ${figures}.`,
    )
    return `${opening} ${archetypeDepths[second!.name].beside} ${archetypeDepths[third!.name].beside}${quoteSentence(quotes.second, 2)}`
  },
  drive: ({ strongestMotive: strong, weakestMotive: weak, motivesDiffer, tide }) => {
    if (!motivesDiffer) {
      return `Hinter den zwölf Gestalten stehen vier Motive, und in Ihren Antworten liegen sie dicht beieinander, zwischen ${percent(weak.percent)} und ${percent(strong.percent)}. Den Kurs gibt keines von ihnen vor. Bei einem solchen Muster wählt wohl öfter die Situation als eine Vorliebe, und es lohnt sich, darauf zu achten, in welchem Raum Sie zu wem werden.`
    }
    const opening = wordingFor(
      tide,
      `Vier Motive nähren die zwölf Gestalten. Am schwächsten ist bei Ihnen ${motiveTexts[weak.name].core} (${percent(weak.percent)}), das stärkste Motiv heißt ${motiveTexts[strong.name].core} (${percent(strong.percent)}).`,
      `Fragt man, was die Gestalten im Vordergrund nährt, steht ${motiveTexts[weak.name].core} mit ${percent(weak.percent)} am Ende der vier Motive; an der Spitze steht mit ${percent(strong.percent)} das Motiv ${motiveTexts[strong.name].core}.`,
    )
    return `${opening} ${motiveTexts[strong.name].pull} ${isRaised(strong.level) ? motiveDepths[strong.name].drive : 'Laut ist allerdings auch dieser Zug in Ihren Antworten nicht; nehmen Sie ihn als Neigung.'}`
  },
  face: (plan) => {
    const [first, second] = plan.faces
    const inner = nameForms[plan.leading[0]!.name].nominative
    const faces = `das Gesicht ${nameForms[first!.name].genitive} (${percent(first!.percent)}), gefolgt von dem ${nameForms[second!.name].genitive} (${percent(second!.percent)})`
    const relation =
      first!.name === plan.leading[0]!.name
        ? 'Gesicht und innere Gestalt decken sich, sodass andere wohl früh treffen, worauf es auch Ihnen ankommt; das Risiko ist, dass niemand mehr weiterschaut.'
        : `Innen steht ${inner} an erster Stelle; was man zuerst sieht, ist also nicht ganz dasselbe, und ein zweites Treffen mit Ihnen kann überraschen.`
    return `Persona ist Jungs Wort für das Gesicht, das wir der Welt zuwenden. ${adaptingSentence(plan)} Am leichtesten zeigt sich ${faces}. ${relation}${quoteSentence(plan.quotes.persona, plan.turn)}`
  },
  pressure: (plan) => {
    const { shadowPressure: pressure } = plan.structures
    if (!pressure) return 'Wie stark der Schatten drückt, verraten Ihre Antworten nicht.'
    const stand = `Der Schatten bewahrt, was nicht ins Gesicht passte, und drückt von hinten; in Ihren Antworten liegt dieser Druck ${levelWords[pressure.level]} (${percent(pressure.percent)}).`
    const meaning = {
      raised:
        'Ärger, Faszination und plötzliche Müdigkeit lassen sich dann als Briefe mit Ihrem eigenen Absender lesen.',
      middle:
        'Manches geht Ihnen unter die Haut und anderes nicht, etwa so oft wie bei den meisten, und gerade die Ausnahmen verdienen einen zweiten Blick.',
      lowered:
        'Von dort drängt offenbar wenig; das kann Frieden bedeuten oder einen Keller, in dem lange niemand mehr war.',
    }[sideOf(pressure)]
    return `${stand} ${meaning}${quoteSentence(plan.quotes.pressure, plan.tide)}`
  },
  shadow: ({ shadows: [first, second] }) => {
    const isOverused = first!.form === 'overused'
    const text = (isOverused ? overusedTexts : disownedTexts)[first!.archetype].text
    const root = (isOverused ? overusedDepths : disownedDepths)[first!.archetype].root
    const name = nameForms[first!.archetype].nominative
    const form = isOverused ? `${name} im Übermaß` : `${name}, der weichen musste`
    const strength = isLowered(first!.level) ? ', wenn auch selbst dann nur schwach' : ''
    return `Unter seinen Formen steht „${shadowNames[first!.name]}“ (${percent(first!.percent)}) an erster Stelle${strength}: ${form}. ${text} ${root} Wo es bei Ihnen begann, können nur Sie sagen. Es folgt „${shadowNames[second!.name]}“ mit ${percent(second!.percent)}.`
  },
  opposites: ({ tension: { key, mode, lean, stronger, weaker } }) => {
    const texts = tensionTexts[key]
    const one = `${nameForms[stronger.name].nominative} (${percent(stronger.percent)})`
    const other = `${nameForms[weaker.name].nominative} (${percent(weaker.percent)})`
    if (mode === 'both') {
      return `Wachstum erwartete Jung dort, wo zwei Gegensätze lebendig sind. Bei Ihnen sind das ${one} und ${other}. ${texts.question} ${texts.both}`
    }
    if (mode === 'tilted') {
      return `Wachstum erwartete Jung auf der Seite, die zurückgeblieben ist. Am weitesten liegen in Ihren Antworten ${one} und ${other} auseinander. ${texts.question} ${texts.tilted[lean]}`
    }
    return `Von den sechs Gegensatzpaaren zieht in Ihren Antworten keines stark; am ehesten halten sich ${one} und ${other} die Waage. ${texts.question} Offenbar können Sie das jedes Mal neu beantworten, was erholsam ist und mitunter anstrengend für alle, die auf die Antwort warten.`
  },
  innerOther: ({ structures: { innerOther }, weakestMotive, quotes }) => {
    const opening = `Die weniger gelebte Seite nannte Jung Anima oder Animus; hier heißt sie schlicht das innere Gegenüber, und für Ihres bietet sich der Name „${motiveDepths[weakestMotive.name].type}“ an.`
    if (!innerOther) return `${opening} Wie vertraut Sie damit sind, verraten Ihre Antworten nicht.`
    const ease = {
      raised: 'Auf das Fremde in sich scheinen Sie neugierig zu sein, und das ist der halbe Weg',
      middle: 'Gegen das Fremde in sich scheinen Sie sich weder zu sperren noch sehr zu öffnen',
      lowered: 'Das Fremde in sich halten Sie bisher offenbar auf Abstand',
    }[sideOf(innerOther)]
    return `${opening} ${ease}: Ihre Vertrautheit damit liegt ${levelWords[innerOther.level]} (${percent(innerOther.percent)}).${quoteSentence(quotes.innerOther, 1)}`
  },
  self: ({ structures: { self }, quotes, leading: [first], quietest }) => {
    const one = nameForms[first!.name]
    const other = nameForms[quietest.name]
    if (!self) return 'Wie weit Ihre Seiten zusammengefunden haben, verraten Ihre Antworten nicht.'
    const meaning = {
      raised: `Widersprüche wie der zwischen ${one.dative} und ${other.dative} haben offenbar ein Dach gefunden`,
      middle: `Zwischen ${one.dative} und ${other.dative} scheint es Verbindung zu geben, aber noch keine Einigung`,
      lowered: `So entfernte Seiten wie ${one.nominative} und ${other.nominative} wechseln sich wohl eher ab, als sich zu beraten`,
    }[sideOf(self)]
    return `Das Selbst ist für Jung die Mitte, in der all das zusammenkommt. ${meaning}; der Wert liegt ${levelWords[self.level]} (${percent(self.percent)}).${quoteSentence(quotes.self, 0)}`
  },
  voice: ({ quotes: { voice } }) =>
    voice
      ? `${openQuoteSentence(voice)} Wir geben es wieder, ohne es zu deuten: Geschriebenes wiegt in den Werten wenig, und was zwischen diesen Worten steht, wissen Sie am besten.`
      : 'Geschriebene Antworten von Ihnen gibt es hier nicht wiederzugeben; die Werte ruhen auf den Sätzen, die Sie eingeschätzt, und den Möglichkeiten, die Sie gewählt haben.',
  certainty: (plan) => {
    const [first] = plan.leading
    const [from, to] = first!.interval
    return `Dieses Bild ist aus ${plan.answerCount} Antworten gezeichnet. Für ${nameForms[first!.name].accusative} reicht der Bereich, in dem der wahre Wert in vier von fünf Fällen liegen sollte, von ${percent(from)} bis ${percent(to)}. ${qualitySentence(plan)} Alle Werte vergleichen Sie mit der Vergleichsgruppe unseres Modells, deren Mitte bei 50 % liegt; an vielen wirklichen Menschen sind sie noch nicht geprüft, sie dienen nur der Information und ersetzen keinen fachlichen Rat.`
  },
}

function leaderSentence({ leading: [first, second, third], leader, raisedInFront }: AdvancedPlan) {
  const name = nameForms[first!.name].nominative
  const figure = `${percent(first!.percent)}, ${levelWords[first!.level]}`
  if (raisedInFront === 0) {
    return `Keine Gestalt tritt in Ihren Antworten hervor. Am weitesten vorn steht ${name} (${figure}); lesen Sie das Folgende also als Neigung und nicht als Porträt.`
  }
  if (leader.certainty === 'clear') {
    return `Eine Gestalt führt in Ihren Antworten klar: ${name} (${figure}). Mit einer Wahrscheinlichkeit von ${percent(leader.percent)} ist sie wirklich die stärkste der zwölf.`
  }
  if (leader.certainty === 'likely') {
    return `Eine Gestalt führt in Ihren Antworten wahrscheinlich: ${name} (${figure}). Die stärkste der zwölf ist sie mit einer Wahrscheinlichkeit von ${percent(leader.percent)}, es bleiben also andere im Rennen.`
  }
  return `Mehrere Gestalten stehen vorn dicht beieinander: ${name} (${figure}), ${nameForms[second!.name].nominative} und ${nameForms[third!.name].nominative}. Wer von ihnen führt, ist zu knapp für ein Urteil und kann von Situation zu Situation wechseln.`
}

function adaptingSentence({ structures: { persona } }: AdvancedPlan): string {
  if (!persona) return 'Wie sehr Sie sich anpassen, verraten Ihre Antworten nicht.'
  const meaning = {
    raised:
      'Auf das, was eine Situation erwartet, stellen Sie sich offenbar leicht ein; das öffnet Türen und kostet Kraft',
    middle: 'Sie passen sich offenbar etwa so sehr an wie die meisten',
    lowered:
      'Sie zeigen offenbar überall fast dasselbe Gesicht; das ist erholsam, wenn auch nicht immer bequem',
  }[sideOf(persona)]
  return `${meaning}: Ihre Bereitschaft, sich anzupassen, liegt ${levelWords[persona.level]} (${percent(persona.percent)}).`
}

function qualitySentence({ flags: [flag], responseStyle }: AdvancedPlan): string {
  const sentences: Readonly<Record<QualityFlag, string>> = {
    straightLining:
      'Viele Ihrer Einschätzungen sind gleich, deshalb sind unsere Worte vorsichtiger als sonst; einige dürfen Sie gern noch einmal beantworten.',
    inconsistent:
      'Manche Antworten ziehen stärker gegeneinander als üblich, deshalb sind unsere Worte vorsichtiger; einige dürfen Sie gern noch einmal beantworten.',
    responseStyle: {
      agreeing:
        'Sie stimmen bereitwilliger zu als die meisten, ganz gleich, was da steht, und das Modell gleicht es nur teilweise aus.',
      disagreeing:
        'Sie widersprechen bereitwilliger als die meisten, ganz gleich, was da steht, und das Modell gleicht es nur teilweise aus.',
      extreme:
        'Sie wählen die äußersten Antworten häufiger als die meisten, ganz gleich, was da steht, und so können Höhen und Tiefen größer wirken, als sie sind.',
    }[responseStyle],
    tooFast:
      'Sie haben sehr schnell geantwortet, deshalb bleiben unsere Worte vorsichtig; einige Fragen dürfen Sie gern noch einmal beantworten.',
  }
  return flag
    ? sentences[flag]
    : 'Ihre Antworten hängen so zusammen, wie es bei aufmerksamem Lesen der Fall ist.'
}
