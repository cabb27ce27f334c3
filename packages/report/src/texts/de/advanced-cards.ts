import type { AdvancedCardTexts } from '../card-texts.ts'

export const advancedCards: AdvancedCardTexts = {
  standings: ({ share, level, from, to }) => [
    `In Ihren Antworten steht er ${level}, bei ${share}, mit einem Bereich von ${from} bis ${to}`,
    `Ihre Antworten geben ihm ${share}, also einen Platz ${level}, mit einem Bereich von ${from} bis ${to}`,
  ],
  ranks: {
    clear: 'der Platz unter den ersten drei ist deutlich',
    likely: 'ein Platz unter den ersten drei ist wahrscheinlich',
    quitePossible: 'ein Platz unter den ersten drei ist gut möglich',
    open: 'ob er zu den ersten drei gehört, ist offen',
  },
  persona: {
    byRelation: {
      raised: 'Dieses Gesicht setzen Sie offenbar leicht auf',
      middle: 'Dieses Gesicht setzen Sie offenbar auf, wenn es gebraucht wird',
      lowered: 'Dieses Gesicht setzen Sie offenbar nur ab und zu auf',
    },
    stand: ({ share, level }) => `Mit ${share} liegt es ${level}.`,
    inferred:
      'Der Wert ist aus dem Muster und aus Ihrer Bereitschaft, sich anzupassen, erschlossen.',
  },
  shadow: {
    openings: ({ source, share, level }) => [
      `Hier spricht ${source}; der Wert, aus Ihren Antworten erschlossen, liegt ${level} (${share}).`,
      `Hinter diesem Namen steht ${source}; erschlossen ist ein Wert ${level} (${share}).`,
    ],
    faint: 'Eine schwache Neigung bleibt es trotzdem.',
  },
  innerOther: {
    heading: 'Ihr inneres Gegenüber',
    notWeak: ({ share }) =>
      `Schwach ist das Motiv mit ${share} freilich nicht, nur das leiseste der vier.`,
    close: 'Die vier liegen dicht beieinander; nehmen Sie den Namen als Vorschlag.',
    ease: ({ level, share }) =>
      `Nach Ihrer Vertrautheit mit dieser Seite hat nur ein Satz gefragt; sie liegt ${level} (${share})`,
    byRelation: {
      raised: 'Sie scheinen neugierig auf sie zu sein.',
      middle: 'Sie scheinen etwa so neugierig auf sie zu sein wie die meisten auf die ihre.',
      lowered: 'Sehr neugierig auf sie scheinen Sie bisher nicht zu sein.',
    },
  },
  self: {
    task: (first, shadow, type) =>
      `Drei Stimmen bitten um einen Platz am selben Tisch: ${first}, das, was ${shadow} im Schatten hält, und „${type}“.`,
    unknown:
      'Wie weit Ihre verschiedenen Seiten zusammengefunden haben, verraten Ihre Antworten nicht.',
    open: 'Wo sie einander zuhören können, wird ein Mensch ganzer, ohne fehlerlos zu werden.',
    stand: ({ level, share }) =>
      `Die Verbindung zwischen Ihren verschiedenen Seiten liegt nach Ihren Antworten ${level} (${share}); direkt danach gefragt hat nur ein einziger Satz, nehmen Sie das also als Hinweis.`,
    byRelation: {
      raised:
        'Stimmt der Hinweis, so wissen Ihre Seiten voneinander. Die Aufgabe ist jetzt, den Tisch auch für einen Gast offen zu halten, den niemand eingeladen hat.',
      middle:
        'Stimmt der Hinweis, so wissen Ihre Seiten etwa so viel voneinander wie bei den meisten. Die Aufgabe ist weniger ein Entschluss als eine Gewohnheit: auch die leisere Seite zu fragen, bevor die lauteste entschieden hat.',
      lowered:
        'Stimmt der Hinweis, so wissen Ihre Seiten wenig voneinander. Die Aufgabe ist jetzt klein und regelmäßig: eine stille Stunde, in der jede ihren Satz zu Ende sprechen darf.',
    },
  },
  complex: (one, other) => `${one}, ${other.replace(' liegt ', ' ')}.`,
}
