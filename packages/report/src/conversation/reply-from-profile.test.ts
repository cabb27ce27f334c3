import { archetypes, languages } from '@individua/instrument/dimensions'
import { itemsById } from '@individua/instrument/items/item-bank'
import { type DrawnPerson, drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { describe, expect, test } from 'vitest'
import type { AdvancedReport } from '../compose/advanced-report.ts'
import { archetypeNames } from '../compose/archetype-names.ts'
import type { Claim } from '../compose/report.ts'
import { writeAdvancedReport } from '../compose/write-advanced-report.ts'
import { conversationTexts } from '../texts/conversation-texts.ts'
import type { KnownProfile } from './known-profile.ts'
import { profileTextsOf, topics } from './profile-texts.ts'
import { readQuestion } from './read-question.ts'
import { replyFromProfile } from './reply-from-profile.ts'

const withWhy = ({ text, itemIds: why }: Claim) => ({ text, why })
const both = (one: Claim, other: Claim) => [...one.itemIds, ...other.itemIds]

function asKnown(report: AdvancedReport, { profile, answers }: DrawnPerson): KnownProfile {
  const { anima, dreams, language } = report
  return {
    portrait: {
      title: report.portrait.title,
      paragraphs: report.portrait.paragraphs.map(withWhy),
    },
    sections: report.jungianAssessment.map(({ title, paragraphs }) => ({
      title,
      paragraphs: paragraphs.map(withWhy),
    })),
    archetypes: report.archetypes.map((one) => ({
      ...one,
      description: one.description.text,
      why: one.description.itemIds,
    })),
    personas: report.personas.map((one) => ({
      ...one,
      description: one.description.text,
      context: one.context.text,
      why: both(one.description, one.context),
    })),
    shadows: report.shadows.map((one) => ({
      ...one,
      description: one.description.text,
      integrationTip: one.integrationTip.text,
      why: both(one.description, one.integrationTip),
    })),
    anima: {
      type: anima.type,
      description: anima.description.text,
      developmentArea: anima.developmentArea.text,
      why: both(anima.description, anima.developmentArea),
    },
    self: report.self.text,
    selfWhy: report.self.itemIds,
    complexes: report.complexes.map((one) => ({
      name: one.name,
      description: one.description.text,
      workingWith: one.workingWith.text,
      why: both(one.description, one.workingWith),
    })),
    dreams: {
      patterns: dreams.patterns.map(({ text }) => text),
      meanings: dreams.meanings.map(({ text }) => text),
      suggestions: dreams.suggestions.map(({ text }) => text),
      why: dreams.patterns.flatMap(({ itemIds }) => itemIds),
    },
    therapeutic: report.therapeutic.map((one) => ({
      area: one.area,
      description: one.description.text,
      approaches: one.approaches.map(({ text }) => text),
      why: one.description.itemIds,
    })),
    dailyExercises: report.dailyExercises.map((one) => ({
      category: one.category,
      exercise: one.exercise.text,
      purpose: one.purpose.text,
      why: both(one.exercise, one.purpose),
    })),
    petals: profile.archetypes.map(({ name, strength }) => ({
      archetype: name,
      name: archetypeNames[language][name],
      strength,
    })),
    answers: answers.map((answer) => ({
      questionUuid: answer.itemId,
      questionText: itemsById.get(answer.itemId)?.text[language] ?? '',
      answer: answer.kind === 'likert' ? String(answer.value) : 'something',
    })),
  }
}

function knownProfile(seed: number, language: (typeof languages)[number]): KnownProfile {
  const person = drawFullAnswers(seed, language)
  return asKnown(writeAdvancedReport(person.profile, person.answers, language), person)
}

const seeds = [1, 2, 3, 4, 5, 6, 7, 8]

describe.each(languages)('a conversation in %s', (language) => {
  const people = seeds.map((seed) => knownProfile(seed, language))
  const { suggestions, unknown, again, grounds } = conversationTexts[language]

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
      expect(ninth).toContain(again)
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

  test('the reply says that the profile has nothing on a question, and offers three others', () => {
    const [profile] = people
    const question = {
      en: 'What is the capital of France?',
      sk: 'Aké je hlavné mesto Francúzska?',
      de: 'Was ist die Hauptstadt von Frankreich?',
    }[language]
    const reply = profile && replyFromProfile(question, profile, language)
    expect(reply?.startsWith(unknown)).toBe(true)
    expect(reply?.match(/^– .+\?$/gmu)).toHaveLength(3)
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
  ['en', 'Should I quit my job?', undefined, ['outside']],
  ['sk', 'Prečo sa mi snívajú také sny?', 'dream', ['why']],
  ['sk', 'Ako isté sú moje archetypy?', 'archetype', ['certainty']],
  ['sk', 'Nakoľko je to všetko isté?', undefined, ['certainty']],
  ['sk', 'Ako sa na to dá spoľahnúť?', undefined, ['certainty']],
  ['sk', 'Aké sú moje silné stránky?', 'archetype', []],
  ['sk', 'Aké sú moje slabé stránky?', 'shadow', []],
  ['sk', 'Ako mám pracovať so svojím tieňom?', 'shadow', ['practice']],
  ['sk', 'Čo presne je môj tieň?', 'shadow', []],
  ['sk', 'Mám sa rozísť s partnerom?', undefined, ['outside']],
  ['sk', 'What does my shadow say?', 'shadow', []],
  ['de', 'Woher wissen Sie das über meine Maske?', 'persona', ['why']],
  ['de', 'Was kann ich für das Selbst tun?', 'self', ['practice']],
  ['de', 'Was genau ist mein Schatten?', 'shadow', []],
  ['de', 'Wie gehe ich mit meinem Schatten um?', 'shadow', ['practice']],
  ['de', 'Welche Spannungen gibt es?', 'complex', []],
  ['de', 'Soll ich meinen Mann verlassen? Die Beziehung ist schwer.', undefined, ['outside']],
] as const)('in %s: %s is about %s', (language, question, topic, wishes) => {
  const read = readQuestion(question, language)
  expect([read.topic, [...read.wishes]]).toEqual([topic, wishes])
})

test('the reply leaves a decision to the person', () => {
  const reply = replyFromProfile('Should I quit my job?', knownProfile(1, 'en'), 'en')
  expect(reply).toMatch(/^That is something your profile cannot decide\./)
})

test('the reply on certainty gives figures with their range and what they compare with', () => {
  const profile = knownProfile(2, 'en')
  const [leading] = profile.archetypes
  const reply = replyFromProfile('How sure are you?', profile, 'en')
  expect(reply).toContain(`${leading?.name}: ${leading?.percentage}%, probably between`)
  expect(reply).toContain('reference group')
})
