import { expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'

test.each([
  // The twelve themes.
  ['en', 'My boss changes the plan every single day.', 'work'],
  ['en', 'I think my husband and I are drifting apart', 'love'],
  ['en', 'My mother rings me five times on Sundays.', 'family'],
  ['en', 'Why am I so lonely?', 'loneliness'],
  ['en', 'Should I take the flat or stay where I am? I can’t decide.', 'decisions'],
  ['en', 'I shouted at everybody again yesterday.', 'anger'],
  ['en', 'What if it all goes wrong?', 'fear'],
  ['en', 'I can’t switch off in the evening', 'rest'],
  ['en', 'I lie awake until three', 'sleep'],
  ['en', 'We can hardly pay the rent.', 'money'],
  ['en', 'We are moving to a new city in May', 'change'],
  ['en', 'I said yes again although I wanted to refuse.', 'sayingNo'],
  ['sk', 'Šéf ma v robote stále kontroluje.', 'work'],
  ['sk', 'S manželom si už nemáme čo povedať', 'love'],
  ['sk', 'Mama mi volá päťkrát za deň.', 'family'],
  ['sk', 'Prečo som taká osamelá?', 'loneliness'],
  ['sk', 'Neviem sa rozhodnut, ci mam prijat tu ponuku', 'decisions'],
  ['sk', 'Zase som na všetkých kričala.', 'anger'],
  ['sk', 'Čo ak sa to celé pokazí?', 'fear'],
  ['sk', 'Neviem večer vypnúť', 'rest'],
  ['sk', 'Do tretej nespím a pozerám do stropu.', 'sleep'],
  ['sk', 'Nemáme ani na nájom.', 'money'],
  ['sk', 'V máji sa sťahujeme do iného mesta.', 'change'],
  ['sk', 'Nedokážem povedať nie.', 'sayingNo'],
  ['de', 'Mein Chef wirft jeden Tag alles um.', 'work'],
  ['de', 'Mein Mann und ich haben uns auseinandergelebt', 'love'],
  ['de', 'Meine Mutter ruft fünfmal am Tag an.', 'family'],
  ['de', 'Warum bin ich so einsam?', 'loneliness'],
  ['de', 'Ich kann mich nicht entscheiden, ob ich zusage.', 'decisions'],
  ['de', 'Gestern habe ich alle angeschrien.', 'anger'],
  ['de', 'Was ist, wenn alles schiefgeht?', 'fear'],
  ['de', 'Ich kann abends nicht abschalten', 'rest'],
  ['de', 'Ich liege bis drei wach.', 'sleep'],
  ['de', 'Das Geld reicht nie bis zum Monatsende', 'money'],
  ['de', 'Im Mai ziehen wir um, in eine neue Stadt.', 'change'],
  ['de', 'Ich kann einfach nicht Nein sagen.', 'sayingNo'],
  // Words of another language, and none.
  ['sk', 'I feel lonely', 'loneliness'],
  ['en', 'What should I work on?', undefined],
  ['en', 'What is the capital of France?', undefined],
  ['sk', 'Aké je hlavné mesto Francúzska?', undefined],
  ['de', 'Was ist die Hauptstadt von Frankreich?', undefined],
] as const)('in %s, "%s" is about %s', (language, message, theme) => {
  expect(readQuestion(message, language).life.theme).toBe(theme)
})

test.each([
  ['en', 'Please tell me a little more about that.'],
  ['en', 'Is there any chance to read it again?'],
  ['sk', 'Čo mám robiť tento týždeň?'],
  ['sk', 'Ako to mám teraz robiť?'],
  ['sk', 'Dostala som pochvalu.'],
  ['sk', 'Kde je tá druhá strana?'],
  ['de', 'Darf ich Ihnen etwas schreiben?'],
  ['de', 'Wo kann ich das Heft bekommen?'],
  ['de', 'Wie soll ich das tragen?'],
  ['de', 'Wohin soll ich schauen?'],
] as const)('in %s, "%s" is no misspelling of a feeling or a theme', (language, message) => {
  const { feeling, theme } = readQuestion(message, language).life
  expect({ feeling, theme }).toEqual({ feeling: undefined, theme: undefined })
})

test.each([
  ['en', 'I’ve been crying all morning', 'sad'],
  ['en', 'I am terrifed', 'afraid'],
  ['en', 'I could scream, I’m so angry', 'angry'],
  ['en', 'completely exhausted', 'tired'],
  ['en', 'I feel so ashamed of myself', 'ashamed'],
  ['en', 'I’m happy today!', 'glad'],
  ['en', 'I’m not happy', 'sad'],
  ['en', 'I am not afraid at all', undefined],
  ['sk', 'Je mi smutno', 'sad'],
  ['sk', 'bojim sa', 'afraid'],
  ['sk', 'Som strašne nahnevaná', 'angry'],
  ['sk', 'Som vyčerpaný', 'tired'],
  ['sk', 'Hanbím sa za seba', 'ashamed'],
  ['sk', 'Dnes som šťastná', 'glad'],
  ['sk', 'nie som štastný', 'sad'],
  ['de', 'Ich bin traurig', 'sad'],
  ['de', 'Ich habe solche Angst', 'afraid'],
  ['de', 'ich bin so wuetend', 'angry'],
  ['de', 'Ich bin nur noch müde', 'tired'],
  ['de', 'Ich schäme mich so', 'ashamed'],
  ['de', 'Heute bin ich richtig glücklich', 'glad'],
  ['de', 'ich bin nicht glücklich', 'sad'],
] as const)('in %s, "%s" names the feeling %s', (language, message, feeling) => {
  expect(readQuestion(message, language).life.feeling).toBe(feeling)
})

test.each([
  ['en', 'Yes', 'yes'],
  ['en', 'not really', 'no'],
  ['en', 'I don’t know.', 'unknown'],
  ['sk', 'Áno', 'yes'],
  ['sk', 'ani nie', 'no'],
  ['sk', 'Neviem', 'unknown'],
  ['de', 'Ja, genau', 'yes'],
  ['de', 'Nein', 'no'],
  ['de', 'weiß ich nicht', 'unknown'],
  ['de', 'keine Ahnung', 'unknown'],
  ['en', 'Yes, and then we drove home through the night', undefined],
] as const)('in %s, "%s" is the short answer %s', (language, message, short) => {
  expect(readQuestion(message, language).life.short).toBe(short)
})

test.each([
  ['en', 'Hello there', true, false],
  ['sk', 'Dobrý deň', true, false],
  ['de', 'Guten Abend', true, false],
  ['en', 'Good day!', true, false],
  ['de', 'Schönen guten Tag', true, false],
  ['en', 'Thank you very much', false, true],
  ['sk', 'Ďakujem pekne', false, true],
  ['de', 'Vielen Dank', false, true],
] as const)(
  'in %s, "%s" is a greeting (%s) or thanks (%s)',
  (language, message, greets, thanks) => {
    const { isGreeting, isThanks, theme, feeling } = readQuestion(message, language).life
    expect([isGreeting, isThanks]).toEqual([greets, thanks])
    expect([theme, feeling]).toEqual([undefined, undefined])
  },
)
