import type { ConversationTexts } from '../conversation-texts.ts'

/** After thirty answers. */
const certainties = {
  clear: 'deutlich',
  likely: 'wahrscheinlich',
  quitePossible: 'gut möglich',
  open: 'offen',
}

/** The number and its sign stay on one line. */
const percent = (value: number) => `${value}\u00a0%`

/** „Der Weise“ keeps its capital only where it begins a sentence. */
function inSentence(name: string): string {
  return name.replace(/^Der /, 'der ')
}

export const conversationTexts: ConversationTexts = {
  introduce: {
    portrait: (name) => `In Ihrem Bericht steht dazu unter „${name}“:`,
    archetype: (name) => `${name} – das sagt Ihr Bericht über diese Gestalt:`,
    persona: (name) => `Eines der Gesichter, die Sie zeigen, heißt „${name}“:`,
    shadow: (name) => `Im Schatten steht bei Ihnen eine Seite mit dem Namen „${name}“:`,
    innerOther: (name) => `Ihr inneres Gegenüber heißt hier „${name}“:`,
    self: () => 'Über das Selbst steht in Ihrem Bericht:',
    complex: (name) => `In Ihren Antworten zeigt sich die Spannung „${name}“:`,
    dream: () => 'Über Träume steht in Ihrem Bericht:',
    practice: (name) => `Zum Stichwort „${name}“ schlägt Ihr Bericht vor:`,
  },
  leading: (names) => `Am stärksten sind bei Ihnen: ${names.map(inSentence).join(', ')}.`,
  notLeading: (name) =>
    `${name} gehört nicht zu den fünf Gestalten, die bei Ihnen am stärksten sind.`,
  moved: (title) => `Das steht auf der Seite „Mein Profil“ unter „${title}“.`,
  noComplex:
    'Keine Spannung tritt in Ihren Antworten so deutlich hervor, dass sie hier einen Namen bekäme. Fragen könnten Sie stattdessen zum Beispiel:',
  noMore:
    'Mehr steht dazu nicht in Ihrem Bericht, das war schon alles. Fragen könnten Sie zum Beispiel:',
  grounds: 'Das beruht auf diesen Antworten von Ihnen:',
  scale: {
    '1': 'stimme gar nicht zu',
    '2': 'stimme nicht zu',
    '3': 'weder noch',
    '4': 'stimme zu',
    '5': 'stimme voll zu',
  },
  quote: (question, answer) => `– „${question}“ Ihre Antwort: „${answer}“`,
  certainty: ({ name, percentage, interval80: [low, high], certainty }) =>
    `${name}: ${percent(percentage)}, vermutlich zwischen ${percent(low)} und ${percent(high)}. Platz unter den ersten drei: ${certainties[certainty]}.`,
  aboutRanges:
    'Sofern unser Modell stimmt, sollte der wahre Wert in etwa 80 von 100 Fällen im genannten Bereich liegen. Alle Zahlen beziehen sich auf die Vergleichsgruppe unseres Modells, noch nicht auf eine Stichprobe wirklicher Menschen.',
  lessCertain:
    'Personas, Schattenzüge und alles, was auf ihnen aufbaut, sind aus mehreren Schätzungen abgeleitet und deshalb weniger sicher als die Archetypen selbst. Nehmen Sie sie als Anregung und prüfen Sie selbst.',
  outside:
    'Das kann Ihr Profil nicht entscheiden. Es stellt keine Diagnosen und schaut nicht in die Zukunft. Mehr sagt es zum Beispiel zu diesen Fragen:',
  help: 'Ich antworte anhand Ihres Profils, mit den Worten Ihres Berichts. Fragen Sie zum Beispiel:',
  ask: {
    ashamed:
      'Wenn Ihnen jemand, den Sie mögen, dasselbe von sich erzählte: Was würden Sie antworten?',
    glad: 'Wem erzählen Sie es zuerst?',
    grieving: 'Was kommt Ihnen als Erstes in den Sinn, wenn Sie zurückdenken?',
    sad: 'Wann war es heute am schwersten, und wo waren Sie da?',
  },
  askWhy: 'Fragen Sie „Warum?“, dann nenne ich die Antworten, auf denen das beruht.',
  suggestions: {
    portrait: 'Was steht kurz gefasst in meinem Profil?',
    archetype: 'Welche Archetypen sind bei mir am stärksten?',
    persona: 'Welche Persona zeige ich anderen?',
    shadow: 'Was verbirgt sich in meinem Schatten?',
    innerOther: 'Was sagt das Profil über mein inneres Gegenüber?',
    self: 'Was sagt mein Profil über das Selbst?',
    complex: 'Welche Spannungen zeigen sich in meinen Antworten?',
    dream: 'Was kann in meinen Träumen auftauchen?',
    practice: 'Mit welcher Übung kann ich anfangen?',
  },
}
