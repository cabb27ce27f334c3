import type { ParagraphTexts } from '../paragraph-texts.ts'
import type { AdvancedTexts } from '../report-texts.ts'
import { capitalised } from '../wording.ts'
import { nameForms } from './names.ts'

export const titles: AdvancedTexts['titles'] = {
  figure: 'Die Gestalten im Vordergrund',
  drive: 'Was sie antreibt',
  face: 'Das Gesicht, dem andere begegnen',
  shadow: 'Was hinter Ihnen hergeht',
  opposites: 'Wo Gegensätze sich treffen',
  wholeness: 'Die andere Seite und die Mitte',
  certainty: 'Ihre eigenen Worte, und wie sicher das ist',
}

export const paragraphs: ParagraphTexts = {
  leader: {
    none: ({ first }) =>
      `Keine Gestalt tritt in Ihren Antworten hervor. Am weitesten vorn steht ${first.name} (${first.share}, ${first.level}); lesen Sie das Folgende also als Neigung und nicht als Porträt.`,
    clear: ({ first }, chance) =>
      `Eine Gestalt führt in Ihren Antworten deutlich: ${first.name} (${first.share}, ${first.level}). Mit einer Wahrscheinlichkeit von ${chance} ist sie wirklich die stärkste der zwölf.`,
    likely: ({ first }, chance) =>
      `Eine Gestalt führt in Ihren Antworten wahrscheinlich: ${first.name} (${first.share}, ${first.level}). Die stärkste der zwölf ist sie mit einer Wahrscheinlichkeit von ${chance}, es bleiben also andere im Rennen.`,
    sharedByTwo: ({ first, second, third }) =>
      `Vorn stehen zwei Gestalten: ${first.name} (${first.share}, ${first.level}) und ${second.name}; es folgt ${third.name}. Welche der beiden führt, ist offen.`,
    sharedByThree: ({ first, second, third }) =>
      `Vorn stehen drei Gestalten: ${first.name} (${first.share}, ${first.level}), ${second.name} und ${third.name}. Welche von ihnen führt, ist offen.`,
  },
  runnersUp: ({ first, second, third }) => [
    `Keine Gestalt kommt allein: Hinter ihr folgen ${second.withShare} und ${third.withShare}.`,
    `In Ihren Antworten folgen ${second.withShare} und ${third.withShare}, und ihre Gesellschaft färbt auf die erste Gestalt ab.`,
    `${capitalised(first.name)} teilt sich die Bühne; daneben stehen ${second.withShare} und ${third.withShare}.`,
  ],
  drive: {
    close: (strong, weak) =>
      `Hinter den zwölf Gestalten stehen vier Motive, und in Ihren Antworten liegen sie dicht beieinander, zwischen ${weak.share} und ${strong.share}. Den Kurs gibt keines von ihnen vor. Bei einem solchen Muster wählt wohl öfter die Situation als eine Vorliebe, und es lohnt sich, darauf zu achten, in welchem Raum Sie zu wem werden.`,
    openings: (strong, weak) => [
      `Vier Motive nähren die zwölf Gestalten. Am schwächsten ist bei Ihnen ${weak.withShare}, das stärkste Motiv heißt ${strong.withShare}.`,
      `Fragt man, was die Gestalten im Vordergrund nährt, steht ${weak.name} mit ${weak.share} am Ende der vier Motive; an der Spitze steht mit ${strong.share} das Motiv ${strong.name}.`,
    ],
    faint:
      'Laut ist allerdings auch dieser Zug in Ihren Antworten nicht; nehmen Sie ihn als Neigung.',
  },
  persona: {
    term: 'Persona ist Jungs Wort für das Gesicht, das wir der Welt zuwenden.',
    firstTwo: (first, second) =>
      `Am leichtesten zeigt sich das Gesicht ${nameForms[first.key].genitive} (${first.share}), gefolgt von dem ${nameForms[second.key].genitive} (${second.share}).`,
    ofLeader: {
      first: () =>
        'Gesicht und innere Gestalt decken sich, sodass andere vielleicht früh merken, worauf es Ihnen ankommt; das Risiko ist, dass niemand mehr weiterschaut.',
      close: (inner) =>
        `Innen steht ${inner} an erster Stelle und folgt als Gesicht so dicht, dass die Reihenfolge wenig bedeutet.`,
      behind: (inner) =>
        `Innen steht ${inner} an erster Stelle; was man zuerst sieht, ist also vielleicht nicht ganz dasselbe, und ein zweites Treffen mit Ihnen kann überraschen.`,
    },
  },
  adapting: {
    unknown: 'Wie sehr Sie sich anpassen, verraten Ihre Antworten nicht.',
    byRelation: {
      raised:
        'Auf das, was eine Situation erwartet, stellen Sie sich offenbar leicht ein; das öffnet Türen und kostet Kraft',
      middle: 'Sie passen sich offenbar etwa so sehr an wie die meisten',
      lowered:
        'Sie zeigen offenbar überall fast dasselbe Gesicht; das ist erholsam, wenn auch nicht immer bequem',
    },
  },
  pressure: {
    unknown: 'Wie stark der Schatten drückt, verraten Ihre Antworten nicht.',
    stand: (pressure) =>
      `Der Schatten bewahrt, was nicht ins Gesicht passte, und drückt von hinten; in Ihren Antworten liegt dieser Druck ${pressure.level} (${pressure.share}).`,
    byRelation: {
      raised:
        'Ärger, Faszination und plötzliche Müdigkeit lassen sich dann als Briefe mit Ihrem eigenen Absender lesen.',
      middle:
        'Manches geht Ihnen unter die Haut und anderes nicht, etwa so oft wie bei den meisten, und gerade die Ausnahmen verdienen einen zweiten Blick.',
      lowered:
        'Von dort drängt offenbar wenig; das kann Frieden bedeuten oder einen Keller, in dem lange niemand mehr war.',
    },
  },
  shadow: {
    first: (first, strength) =>
      `Unter seinen Formen steht „${first.name}“ (${first.share}) an erster Stelle${strength}: ${first.source}.`,
    faintStrength: ', wenn auch selbst dann nur schwach',
    second: (second) =>
      `Wo es bei Ihnen begann, können nur Sie sagen. An zweiter Stelle folgt „${second.name}“ mit ${second.share}.`,
  },
  opposites: {
    both: (one, other) =>
      `Wachstum erwartete Jung dort, wo zwei Gegensätze lebendig sind. Nach Ihren Antworten könnten das ${one} und ${other} sein.`,
    tilted: (one, other) =>
      `Wachstum erwartete Jung auf der Seite, die zurückgeblieben ist. Am weitesten liegen in Ihren Antworten ${one} und ${other} auseinander.`,
    even: (one, other) =>
      `Von den sechs Gegensatzpaaren zieht in Ihren Antworten keines stark; am ehesten halten sich ${one} und ${other} die Waage.`,
  },
  evenOpposites:
    'Offenbar können Sie das jedes Mal neu beantworten, was erholsam ist und mitunter anstrengend für alle, die auf die Antwort warten.',
  innerOther: {
    opening: (type) =>
      `Die weniger gelebte Seite nannte Jung Anima oder Animus; hier heißt sie schlicht das innere Gegenüber, und für Ihres bietet sich der Name „${type}“ an.`,
    unknown: 'Wie vertraut Sie damit sind, verraten Ihre Antworten nicht.',
    byRelation: {
      raised:
        'Nach einem einzigen Satz zu urteilen, scheinen Sie auf selten gelebte Seiten neugierig zu sein',
      middle:
        'Nach einem einzigen Satz zu urteilen, scheinen Sie auf selten gelebte Seiten etwa so neugierig zu sein wie die meisten',
      lowered:
        'Nach einem einzigen Satz zu urteilen, scheinen Sie auf selten gelebte Seiten nicht sehr neugierig zu sein',
    },
    stand: (ease) => `Ihre Vertrautheit damit liegt ${ease.level} (${ease.share})`,
  },
  self: {
    unknown: 'Wie weit Ihre Seiten zusammengefunden haben, verraten Ihre Antworten nicht.',
    opening: 'Das Selbst ist für Jung die Mitte, in der all das zusammenkommt.',
    byRelation: {
      raised: (first, lowest) =>
        `Direkt danach gefragt hat nur ein einziger Satz, und nach ihm zu urteilen, wissen vielleicht sogar so entfernte Seiten wie ${first.name} und ${lowest.name} voneinander`,
      middle: (first, lowest) =>
        `Direkt danach gefragt hat nur ein einziger Satz, und nach ihm zu urteilen, wissen ${first.name} und ${lowest.name} vielleicht etwa so viel voneinander wie solche Seiten bei den meisten`,
      lowered: (first, lowest) =>
        `Direkt danach gefragt hat nur ein einziger Satz, und nach ihm zu urteilen, wissen so entfernte Seiten wie ${first.name} und ${lowest.name} vielleicht wenig voneinander`,
    },
    stand: (self) => `der Wert liegt ${self.level} (${self.share})`,
  },
  voice: {
    quoted: 'Wir geben es wieder, ohne es zu deuten: Geschriebenes wiegt in den Werten wenig.',
    none: 'Geschriebene Antworten, die sich hier wiedergeben ließen, liegen nicht vor; die Werte beruhen auf den Sätzen, die Sie eingeschätzt, und den Möglichkeiten, die Sie gewählt haben.',
  },
  range: (answerCount, first) =>
    `Dieses Bild ist aus ${answerCount} Antworten gezeichnet. Für ${nameForms[first.key].accusative} reicht der Bereich, in dem der wahre Wert in vier von fünf Fällen liegen sollte, von ${first.from} bis ${first.to}.`,
  limits:
    'Alle Werte beziehen sich auf die Vergleichsgruppe unseres Modells, deren Mitte bei 50 % liegt; an vielen wirklichen Menschen sind sie noch nicht geprüft, sie dienen nur der Information und ersetzen keinen fachlichen Rat.',
  quality: {
    byFlag: {
      straightLining:
        'Viele Ihrer Einschätzungen sind gleich, deshalb sind unsere Worte vorsichtiger als sonst; einige Fragen dürfen Sie gern noch einmal beantworten.',
      inconsistent:
        'Manche Antworten ziehen stärker gegeneinander als üblich, deshalb sind unsere Worte vorsichtiger; einige Fragen dürfen Sie gern noch einmal beantworten.',
      tooFast:
        'Sie haben sehr schnell geantwortet, deshalb bleiben unsere Worte vorsichtig; einige Fragen dürfen Sie gern noch einmal beantworten.',
      fine: 'Unsere Prüfungen haben an Ihrer Art zu antworten nichts Ungewöhnliches gefunden; unaufmerksame Antworten können ihnen allerdings entgehen.',
    },
    byResponseStyle: {
      agreeing:
        'Sie stimmen bereitwilliger zu als die meisten, ganz gleich, was da steht, und das Modell gleicht es nur teilweise aus.',
      disagreeing:
        'Sie widersprechen bereitwilliger als die meisten, ganz gleich, was da steht, und das Modell gleicht es nur teilweise aus.',
      extreme:
        'Sie wählen die äußersten Antworten häufiger als die meisten, ganz gleich, was da steht, und so können Höhen und Tiefen größer wirken, als sie sind.',
    },
  },
}
