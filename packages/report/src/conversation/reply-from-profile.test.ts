import { archetypes, languages } from '@individua/instrument/dimensions'
import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { describe, expect, test } from 'vitest'
import { archetypeNames } from '../compose/archetype-names.ts'
import { writeAdvancedReport } from '../compose/write-advanced-report.ts'
import { chatTexts } from '../texts/chat-texts.ts'
import { conversationTexts } from '../texts/conversation-texts.ts'
import { textsOf } from '../texts/texts-of.ts'
import type { KnownProfile } from './known-profile.ts'
import { knownProfileOf } from './known-profile-of.ts'
import { profileTextsOf, topics } from './profile-texts.ts'
import { readQuestion } from './read-question.ts'
import { replyFromProfile } from './reply-from-profile.ts'

function knownProfile(seed: number, language: (typeof languages)[number]): KnownProfile {
  const person = drawFullAnswers(seed, language)
  return knownProfileOf(writeAdvancedReport(person.profile, person.answers, language), person)
}

const seeds = [1, 2, 3, 4, 5, 6, 7, 8]

describe.each(languages)('a conversation in %s', (language) => {
  const people = seeds.map((seed) => knownProfile(seed, language))
  const { suggestions, noMore, grounds } = conversationTexts[language]
  const { nothingFits } = chatTexts[language]

  test('a suggested question is understood, and the reply quotes a text of the profile on it', () => {
    for (const profile of people) {
      const texts = profileTextsOf(profile)
      for (const topic of topics) {
        if (topic === 'complex' && profile.complexes.length === 0) continue
        const ofTopic = texts.filter((text) => text.topic === topic)
        const reply = replyFromProfile(suggestions[topic], profile, language)
        expect(
          ofTopic.some(({ text }) => reply.includes(text)),
          `${suggestions[topic]} → ${reply}`,
        ).toBe(true)
      }
    }
  })

  test('a question asked again gets every text on its topic before any text twice', () => {
    for (const profile of people.slice(0, 3)) {
      const said: string[] = []
      for (let times = 0; times < 8; times++) {
        said.push(replyFromProfile(suggestions.shadow, profile, language, said))
      }
      const texts = profileTextsOf(profile).filter(({ topic }) => topic === 'shadow')
      expect(texts).toHaveLength(8)
      expect(texts.filter(({ text }) => !said.some((reply) => reply.includes(text)))).toEqual([])
      const ninth = replyFromProfile(suggestions.shadow, profile, language, said)
      expect(ninth.startsWith(noMore)).toBe(true)
    }
  })

  test('each archetype is recognised by its name, leading or not', () => {
    const [profile] = people
    if (!profile) throw new Error('no person was drawn')
    for (const archetype of archetypes) {
      const name = archetypeNames[language][archetype]
      expect(readQuestion(`${name}?`, language).archetypes).toEqual([archetype])
      expect(replyFromProfile(`${name}?`, profile, language)).toContain(name)
    }
  })

  test('the reply to why quotes answers that the text rests on', () => {
    for (const profile of people) {
      const said = [replyFromProfile(suggestions.archetype, profile, language)]
      const why = { en: 'Why?', sk: 'Prečo?', de: 'Warum?' }[language]
      const reply = replyFromProfile(why, profile, language, said)
      expect(reply.startsWith(grounds), 'no text is announced that does not come').toBe(true)
      const leading = profile.archetypes[0]
      const ofLeading = profile.answers.filter(({ questionUuid }) =>
        leading?.why.includes(questionUuid),
      )
      expect(ofLeading.some(({ questionText }) => reply.includes(questionText))).toBe(true)
    }
  })

  test('a question that nothing fits is met with a line that says so, each time another', () => {
    const [profile] = people
    const question = {
      en: 'What is the capital of France?',
      sk: 'Aké je hlavné mesto Francúzska?',
      de: 'Was ist die Hauptstadt von Frankreich?',
    }[language]
    if (!profile) throw new Error('no person was drawn')
    const said: string[] = []
    for (const line of nothingFits) {
      const reply = replyFromProfile(question, profile, language, said)
      expect(reply).toBe(line)
      said.push(reply)
    }
  })

  test('equal questions get equal replies', () => {
    const [profile] = people
    if (!profile) throw new Error('no person was drawn')
    const ask = () => replyFromProfile(suggestions.dream, structuredClone(profile), language, [])
    expect(ask()).toBe(ask())
  })
})

test.each([
  ['sk', 'Porozprávajte mi o Mudrcovi a o Hrdinovi', ['sage', 'hero']],
  ['sk', 'Čo robí môj Šašo s Vládcom?', ['jester', 'ruler']],
  ['sk', 'Som ako mág? A čo Opatrovateľka?', ['magician', 'caregiver']],
  ['de', 'Was ist mit dem Weisen und dem Helden?', ['sage', 'hero']],
  ['de', 'Auf welche Weise hilft mir das?', []],
  [
    'de',
    'Erzählen Sie mir vom Schöpfer, vom Narren und vom Bürger',
    ['jester', 'creator', 'citizen'],
  ],
  ['en', 'How do the Outlaw and the lover get along?', ['outlaw', 'lover']],
  ['en', 'I held my breath in the restaurant; what a message', []],
] as const)('in %s: %s', (language, question, named) => {
  expect(readQuestion(question, language).archetypes).toEqual(named)
})

test.each([
  ['en', 'What should I do about my shadow?', 'shadow', ['practice']],
  ['en', 'How sure are you about my persona?', 'persona', ['certainty']],
  ['en', 'Why am I so lonely?', undefined, []],
  ['en', 'Why do you say that I am lonely?', undefined, ['why']],
  ['en', 'Which of my answers speak for the shadow?', 'shadow', ['why']],
  ['en', 'Will I ever be ill?', undefined, ['outside']],
  ['sk', 'Prečo sa mi snívajú také sny?', 'dream', []],
  ['sk', 'Prečo som taká osamelá?', undefined, []],
  ['sk', 'Prečo si o mne myslíte, že som osamelá?', 'portrait', ['why']],
  ['de', 'Warum bin ich so einsam?', undefined, []],
  ['de', 'Warum sagen Sie, dass ich einsam bin?', undefined, ['why']],
  ['sk', 'Ako isté sú moje archetypy?', 'archetype', ['certainty']],
  ['sk', 'Nakoľko je to všetko isté?', undefined, ['certainty']],
  ['sk', 'Ako sa na to dá spoľahnúť?', undefined, ['certainty']],
  ['sk', 'Aké sú moje silné stránky?', 'archetype', []],
  ['sk', 'Aké sú moje slabé stránky?', 'shadow', []],
  ['sk', 'Ako mám pracovať so svojím tieňom?', 'shadow', ['practice']],
  ['sk', 'Čo presne je môj tieň?', 'shadow', []],
  ['sk', 'What does my shadow say?', 'shadow', []],
  ['de', 'Woher wissen Sie das über meine Maske?', 'persona', ['why']],
  ['de', 'Was kann ich für das Selbst tun?', 'self', ['practice']],
  ['de', 'Was genau ist mein Schatten?', 'shadow', []],
  ['de', 'Wie gehe ich mit meinem Schatten um?', 'shadow', ['practice']],
  ['de', 'Welche Spannungen gibt es?', 'complex', []],
  ['en', 'What changed after the twenty questions?', undefined, ['moved']],
  ['en', 'Why did my leading archetype change?', 'archetype', ['moved']],
  ['en', 'Why did my first love change?', undefined, []],
  ['sk', 'Čo sa zmenilo po dvadsiatich otázkach?', undefined, ['moved']],
  ['sk', 'Prečo teraz vedie niekto iný?', 'archetype', ['moved']],
  ['sk', 'Prečo sa mi všetko zmenilo?', undefined, []],
  ['de', 'Was hat sich nach den zwanzig Fragen geändert?', undefined, ['moved']],
  ['de', 'Warum steht jetzt jemand anders vorn?', undefined, ['moved']],
  ['de', 'Was hat sich in meinem Leben verändert?', undefined, []],
  ['en', 'Why is it so uncertain?', undefined, ['certainty']],
  ['en', 'I feel so uncertain about my job.', undefined, []],
  ['sk', 'Prečo je to také neisté?', undefined, ['certainty']],
  ['sk', 'Som neistá, či odísť z práce.', undefined, []],
  ['de', 'Warum ist das so unsicher?', undefined, ['certainty']],
  ['de', 'Das macht mich unsicher.', undefined, []],
  ['en', 'Can you explain my portrait?', 'portrait', []],
  ['sk', 'Vysvetlite mi môj portrét.', 'portrait', []],
  ['de', 'Können Sie mein Porträt erklären?', 'portrait', []],
  ['en', 'What am I good at?', 'archetype', []],
  ['sk', 'V čom som dobrý?', 'archetype', []],
  ['de', 'Worin bin ich gut?', 'archetype', []],
  ['en', 'Which animal am I?', undefined, []],
] as const)('in %s: %s is about %s', (language, question, topic, wishes) => {
  const read = readQuestion(question, language)
  expect([read.topic, [...read.wishes]]).toEqual([topic, wishes])
})

test.each(languages)(
  '%s: a question about what changed names its place and who leads now',
  (language) => {
    const profile = knownProfile(2, language)
    const question = {
      en: 'Why did the leader change?',
      sk: 'Prečo teraz vedie niekto iný?',
      de: 'Warum steht jetzt jemand anders vorn?',
    }[language]
    const [place, leading] = replyFromProfile(question, profile, language).split('\n\n')
    expect(place).toContain(textsOf[language].frames.titles.moved)
    expect(leading).toContain(profile.archetypes[0]?.name.replace('Der ', ''))
    const [alone] = replyFromProfile(question, { ...profile, moved: null }, language).split('\n\n')
    expect(alone).toBe(leading)
  },
)

test('only a question about certainty is answered with figures', () => {
  const profile = knownProfile(2, 'en')
  const [leading] = replyFromProfile('Which archetypes lead?', profile, 'en').split('\n\n')
  expect(leading).toMatch(/^Leading in your profile: [^\d]+$/)
  const last = profile.petals.at(-1)
  const [notLeading] = replyFromProfile(`${last?.name}?`, profile, 'en').split('\n\n')
  expect(notLeading).toMatch(/^The [^\d]+ is not among the five/)
})

test('one of the five strongest is not said to stand behind them, though it has no text', () => {
  const profile = knownProfile(2, 'en')
  const [first, second] = profile.archetypes
  const quiet = { ...profile, archetypes: profile.archetypes.filter((one) => one === first) }
  expect(replyFromProfile(`${second?.name}?`, quiet, 'en')).not.toContain('not among the five')
})

test('the reply on certainty gives figures with their range and what they compare with', () => {
  const profile = knownProfile(2, 'en')
  const [leading] = profile.archetypes
  const reply = replyFromProfile('How sure are you?', profile, 'en')
  expect(reply).toContain(`${leading?.name}: ${leading?.percentage}%, probably between`)
  expect(reply).toContain('reference group')
})
