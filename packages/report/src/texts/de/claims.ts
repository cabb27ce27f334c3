import type { ClaimTexts } from '../claim-texts.ts'
import type { Figure } from '../figures.ts'
import { capitalised } from '../wording.ts'
import { afterContraction, nameForms } from './names.ts'

const standing = ({ share, level }: Figure) =>
  `mit ${share}, ${level} der Vergleichsgruppe unseres Modells`

export const claims: ClaimTexts = {
  leader: {
    clear: (first, chance) =>
      `Ein Muster führt deutlich: ${first.name} ${standing(first)}. Mit einer Wahrscheinlichkeit von ${chance} ist es tatsächlich das stärkste der zwölf.`,
    likely: (first, chance) =>
      `Vorn steht ${first.name} ${standing(first)}. Dass dies tatsächlich Ihr stärkstes Muster ist, gilt hier als wahrscheinlich (${chance}), ausgemacht ist es nicht.`,
    shared: (first, chance, { together, others }) => [
      `Am ehesten führt ${first.name} ${standing(first)}. Tatsächlich der stärkste unter den zwölf ist er mit einer Wahrscheinlichkeit von ${chance}; betrachten Sie daher ${together} gemeinsam.`,
      `An erster Stelle steht ${first.name} ${standing(first)}. Weil er nur mit einer Wahrscheinlichkeit von ${chance} tatsächlich der stärkste ist, teilt er sich die Spitze mit ${others}.`,
      `Unter nahen Nachbarn der Erste ist ${first.name} ${standing(first)}. Die Wahrscheinlichkeit, dass er tatsächlich führt, beträgt ${chance}; deshalb gehören ${together} zusammen.`,
    ],
    sharedByTwo: { together: 'die ersten beiden', others: 'dem nächsten' },
    sharedByThree: { together: 'die ersten drei', others: 'den beiden nächsten' },
    notRaised: (first, chance) =>
      `Kein Muster tritt in diesen zehn Antworten weit hervor. An erster Stelle steht ${first.name} ${standing(first)}; die Wahrscheinlichkeit, dass er tatsächlich der stärkste ist, beträgt ${chance}.`,
    theme: (core, gift) =>
      `Sein Thema ist ${core}, und wo Sie ihm Raum geben, gewinnen Sie ${gift}. Ob das für Sie stärker gilt als für andere, zeigen zehn Antworten nicht; alles liegt darin fast auf einer Höhe, und vielleicht entscheidet der Augenblick, welche Seite hervortritt.`,
  },
  runnersUp: {
    openings: {
      close: (two) => `Dicht dahinter folgen ${two}.`,
      apart: (two) => [`Daneben stehen ${two}.`, `Zur Seite stehen ihm ${two}.`],
      onlySecondRaised: (two, level) => `Es folgen ${two}, Letzterer schon ${level}.`,
      neitherRaised: (two) => `Es folgen ${two}, keiner von ihnen deutlich über der Mitte.`,
      bothLowered: (two) => `Es folgen ${two}, beide unter der Mitte.`,
    },
    gifts: {
      both: (second, third) =>
        `${capitalised(nameForms[second.key].dative)} verdanken Sie wohl ${second.gift}, ${nameForms[third.key].dative} ${third.gift}.`,
      second: ({ key, gift }) =>
        `${capitalised(nameForms[key].dative)} verdanken Sie wohl ${gift}.`,
      third: ({ key, gift }) =>
        `${capitalised(nameForms[key].dative)} verdanken Sie darüber hinaus ${gift}.`,
      sameAnswer: (one, other) =>
        `Für ${nameForms[one.key].accusative} und ${nameForms[other.key].accusative} zählt dieselbe Antwort am meisten, sodass zehn Fragen die beiden kaum auseinanderhalten.`,
    },
    certainty: {
      each: ({ key, certainty, topThree }) =>
        `beim ${afterContraction(key)} ${certainty} (${topThree})`,
      separator: ', ',
      ofEach: (list) => `Der Platz unter den dreien ist ${list}.`,
    },
  },
  motives: {
    strongest: {
      raised: ({ withShare }) =>
        `Hinter den einzelnen Mustern liegen vier Grundmotive, und am stärksten ist bei Ihnen das Streben nach ${withShare}.`,
      notRaised: ({ withShare }) =>
        `Von den vier Grundmotiven hinter den Mustern sticht keines hervor; einen Schritt voraus ist das Streben nach ${withShare}.`,
    },
    weakest: {
      close: ({ name, share }) =>
        `Am Schluss steht das Streben nach ${name} mit ${share}, so nah am ersten, dass sich aus der Reihenfolge wenig ablesen lässt.`,
      lowered: ({ name, share }, lack) =>
        `Am Schluss steht das Streben nach ${name} mit ${share}. ${lack}`,
      notLowered: ({ name, share }) =>
        `Am Schluss steht das Streben nach ${name} mit ${share}, was kein niedriger Wert ist: Auch dieses Bedürfnis ist da, nur seltener in der ersten Reihe.`,
    },
  },
  persona: {
    openings: ({ key, share, certainty }) => [
      `Persona nannte Jung das Gesicht, das wir anderen zuwenden. Ihres ist aus Ihren Mustern und Ihrer Bereitschaft, sich anzupassen, erschlossen; am stärksten ausgeprägt ist das ${nameForms[key].genitive} (${share}, ${certainty}).`,
      `Was Sie bewegt und was andere sehen, ist zweierlei; die sichtbare Seite nannte Jung Persona. Aus denselben Antworten erschlossen, ähnelt Ihre Persona am meisten ${nameForms[key].dative} (${share}, ${certainty}).`,
    ],
    sameAsLeader: (leader, next) =>
      `Innen und außen stimmen hier überein, denn ${leader.name} steht beide Male an erster Stelle; als Nächstes käme das Gesicht ${nameForms[next.key].genitive}.`,
    unlikeLeader: ({ name }) =>
      `Innen steht dagegen ${name} an erster Stelle: Was anderen zuerst auffällt, muss also nicht das sein, was Sie am meisten bewegt.`,
  },
  adapting: {
    stand: ({ share, level }) => `Mit ${share} liegt Ihre Bereitschaft, sich anzupassen, ${level}`,
    byRelation: {
      raised: {
        meaning: 'Sie stimmen sich offenbar fein auf Ihr Gegenüber ein.',
        advice:
          'So öffnen sich viele Türen; wichtig ist nur, dass es auch einen Ort gibt, an dem Sie sich auf niemanden einstimmen müssen.',
      },
      middle: {
        meaning:
          'Ihr Auftreten richtet sich nach der Umgebung, doch kaum mehr als bei den meisten.',
        advice:
          'Sie können sich einfügen, wenn es passt, und damit aufhören, sobald es Sie zu viel kostet.',
      },
      lowered: {
        meaning: 'Sie scheinen überall ungefähr gleich aufzutreten.',
        advice:
          'Man weiß, woran man bei Ihnen ist, und ab und zu würde Ihnen etwas mehr Diplomatie einen Streit ersparen.',
      },
    },
  },
  lowest: {
    openings: ({ name, share, level }) => [
      `Am anderen Ende steht ${name}: ${share}, ${level}.`,
      `Das leiseste der zwölf Muster ist ${name}: ${share}, ${level}.`,
      `Am wenigsten brauchen Sie anscheinend, wofür ${name} steht: ${share}, ${level}.`,
    ],
    notLowered: ({ name, share, level }) =>
      `Ganz verstummt in Ihren Antworten kein Muster; selbst das leiseste, ${name}, erreicht ${share}, ${level}.`,
    theme: (core) =>
      `Sein Thema ist ${core}, und es steht Ihnen zur Verfügung, nur meldet es sich selten als Erstes. Aufschlussreicher ist die Frage, bei welchen Gelegenheiten es Ihnen fehlt.`,
  },
  secondLowest: {
    openings: ({ key, name, share }, less) => [
      `Im Hintergrund hält sich auch ${name} (${share}): ${capitalised(less)}. Ein niedriger Wert ist kein Fehler; er nennt die Stimme, die Ihnen vielleicht andere leihen müssen.`,
      `Ähnlich steht es um ${nameForms[key].accusative} (${share}): ${capitalised(less)}. Leise heißt allerdings nicht abwesend, und was selten zum Zug kommt, kann umso frischer sein.`,
    ],
    notLowered: ({ name, share }) =>
      `Auch ${name} hält sich eher zurück (${share}). Eine Schwäche ist das nicht: Wenn Sie ihn rufen, kommt er. Ein hoher oder niedriger Wert sagt hier nur, wie oft ein Muster das Wort ergreift, nicht, was es wert ist.`,
  },
  tension: {
    openings: {
      both: (stronger, weaker) =>
        `Zwei Ihrer Muster über der Mitte verlangen Gegensätzliches: ${stronger} und ${weaker}.`,
      tilted: (stronger, weaker) =>
        `Ein Gegensatzpaar neigt sich in Ihren Antworten stark zu einer Seite: Am einen Ende steht ${stronger}, am anderen ${weaker}.`,
      even: (stronger, weaker) =>
        `Keines Ihrer Gegensatzpaare gibt eine Richtung vor. Am ehesten halten sich ${stronger} und ${weaker} die Waage, sodass keiner den anderen überstimmt.`,
    },
    tilted: 'Bei Ihnen scheint die Antwort festzustehen, bevor die Frage gestellt ist.',
    even: 'Bei solchen Werten entscheidet wohl die Situation, und es lohnt sich, darauf zu achten, in welcher Lage Sie zu welcher Seite neigen.',
  },
  pressure: {
    openings: [
      'Schatten heißt, was ein Mensch tut, ohne es recht zu wollen, oder was er an sich nicht wahrhaben mag.',
      'Mit Schatten meinte Jung, was wir zu sehr leben oder wegschieben und was andere oft eher bemerken als wir.',
    ],
    stand: ({ share, level }) => `Mit ${share} liegt der Druck von dieser Seite ${level}`,
    byRelation: {
      raised:
        'gerade heftige Reaktionen auf andere sind dann die nützlichste Spur, denn oft führt sie zu einem selbst zurück.',
      middle:
        'manches bringt Sie auf und anderes zieht vorbei, etwa so oft wie bei den meisten Menschen.',
      lowered:
        'wenig scheint Sie aufzubringen, und das kann Ruhe bedeuten, aber auch, dass manches gut weggepackt ist.',
    },
  },
  shadow: {
    first: {
      raised: ({ name, share, sourceAtEnd }) =>
        `Am meisten Beachtung verdient der Schattenzug „${name}“ (${share}): ${sourceAtEnd}.`,
      middle: ({ name, share, sourceAtEnd }) =>
        `Der erste der Schattenzüge, wenn auch kein ausgeprägter, ist „${name}“ (${share}): ${sourceAtEnd}.`,
      lowered: ({ name, share, sourceAtEnd }) =>
        `Schwach ausgeprägt ist allerdings auch der erste der Schattenzüge, „${name}“ (${share}): ${sourceAtEnd}.`,
    },
    second: ({ name, share }) =>
      `An zweiter Stelle folgt mit ${share} „${name}“. Beide sind aus Ihren Antworten erschlossen, und keiner ist ein Urteil.`,
  },
  interval: ({ key, from, to }) =>
    `Zehn Antworten ergeben eine Bleistiftskizze. Beim ${afterContraction(key)} sollte der wahre Wert, sofern unser Modell stimmt, in vier von fünf Fällen zwischen ${from} und ${to} liegen. Alle Zahlen beziehen sich auf die Vergleichsgruppe unseres Modells, deren Mitte bei 50\u00a0% liegt; an vielen wirklichen Menschen sind sie noch nicht überprüft. Zu Anima, Animus und Selbst können zehn Antworten nichts sagen; deshalb schweigt der Bericht dazu.`,
  quality: {
    byFlag: {
      fine: 'Unsere Prüfungen haben an Ihrer Art zu antworten nichts Ungewöhnliches gefunden. Bei nur zehn Antworten entgeht ihnen allerdings vieles, selbst blindes Ankreuzen. Dieses Bild dient nur der Information und ersetzt keinen fachlichen Rat.',
      straightLining:
        'Viele Ihrer Antworten sind gleich, sodass die Fragen wenig Gelegenheit hatten, Ihre Muster zu unterscheiden.',
      inconsistent:
        'Einige Ihrer Antworten widersprechen einander mehr als üblich, deshalb verdienen die Zahlen oben besondere Vorsicht.',
      tooFast: 'Sie haben sehr schnell geantwortet, vielleicht bevor mancher Satz wirken konnte.',
    },
    byResponseStyle: {
      agreeing:
        'Sie stimmen eher zu als die meisten, ganz gleich, was im Satz steht; das Modell gleicht das aus, wenn auch nicht vollständig.',
      disagreeing:
        'Sie widersprechen eher als die meisten, ganz gleich, was im Satz steht; das Modell gleicht das aus, wenn auch nicht vollständig.',
      extreme:
        'Sie wählen häufiger als die meisten die äußersten Antworten, ganz gleich, was im Satz steht; das Modell gleicht das nicht aus, deshalb können Höhen und Tiefen steiler wirken, als sie sind.',
    },
    afterFlag:
      'Das ist kein Vorwurf, macht aber unsere Worte vorsichtiger; einige Fragen dürfen Sie gern noch einmal beantworten. Alles hier dient nur der Information.',
  },
  step: {
    disowned: (shadow, towards) =>
      `Weil unter den Schattenzügen „${shadow.name}“ vorn liegt, führt der Schritt genau dorthin: zum ${afterContraction(towards.key)}, in kleiner, harmloser Dosis.`,
    overused: (shadow, towards) =>
      `Weil unter den Schattenzügen „${shadow.name}“ vorn liegt, führt der Schritt in die Gegenrichtung, zum ${afterContraction(towards.key)} als Gegengewicht.`,
  },
  closing: (first, second) => [
    `Lesen Sie diese Seite am Ende der Woche noch einmal und streichen Sie in Gedanken, was die Tage widerlegt haben. Was bleibt, ob nun ${first.name} oder etwas anderes, ist dann Ihre eigene Entdeckung und nicht unsere.`,
    `Sollte die Woche Ihnen etwas anderes sagen als diese Seite, glauben Sie der Woche. ${capitalised(first.name)} und ${second.name} sind nur Namen für Richtungen, und welchen Weg Sie wirklich gegangen sind, wissen nur Sie.`,
  ],
}
