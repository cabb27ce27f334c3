import { languages } from '@individua/instrument/dimensions'
import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { describe, expect, test } from 'vitest'
import { writeAdvancedReport } from '../compose/write-advanced-report.ts'
import { chatTexts } from '../texts/chat-texts.ts'
import { conversationTexts } from '../texts/conversation-texts.ts'
import { knownProfileOf } from './known-profile-of.ts'
import { lifeTextsOf } from './life-texts.ts'
import { replyFromProfile } from './reply-from-profile.ts'

const messages = {
  lonely: {
    en: 'Why am I so lonely?',
    sk: 'Prečo som taká osamelá?',
    de: 'Warum bin ich so einsam?',
  },
  angry: { en: 'I’m so angry', sk: 'Som nahnevaná', de: 'Ich bin so wütend' },
  why: { en: 'Why?', sk: 'Prečo?', de: 'Warum?' },
  yes: { en: 'Yes', sk: 'Áno', de: 'Ja' },
  sad: { en: 'I’m sad', sk: 'Som smutná', de: 'Ich bin traurig' },
  grieving: {
    en: 'My mother died in March.',
    sk: 'V marci mi zomrela mama.',
    de: 'Meine Mutter ist im März gestorben.',
  },
  quiz: { en: 'Make me a quiz', sk: 'Vymyslite mi kvíz', de: 'Machen Sie mir ein Quiz' },
  ashamed: { en: 'I’m ashamed', sk: 'Hanbím sa', de: 'Ich schäme mich' },
  glad: { en: 'I’m happy', sk: 'Som šťastná', de: 'Ich bin glücklich' },
  hello: { en: 'Hello', sk: 'Ahoj', de: 'Hallo' },
  thanks: { en: 'Thank you', sk: 'Ďakujem', de: 'Danke' },
  story: { en: 'It was in the garden.', sk: 'Bolo to v záhrade.', de: 'Es war im Garten.' },
  sure: { en: 'How sure is this?', sk: 'Nakoľko je to isté?', de: 'Wie sicher ist das?' },
  shadow: { en: 'My shadow?', sk: 'Môj tieň?', de: 'Mein Schatten?' },
  capital: { en: 'Capital of Peru?', sk: 'Hlavné mesto Peru?', de: 'Hauptstadt von Peru?' },
} as const

/** As many replies as one conversation shows. */
const longestConversation = 100

describe.each(languages)('a conversation in %s', (language) => {
  const person = drawFullAnswers(3, language)
  const profile = knownProfileOf(
    writeAdvancedReport(person.profile, person.answers, language),
    person,
  )
  const chat = chatTexts[language]
  const { grounds, ask } = conversationTexts[language]
  const onTheme = (theme: string) =>
    lifeTextsOf(profile, language).filter((one) => one.theme === theme)

  function talk(...asked: (keyof typeof messages)[]): string[] {
    const replies: string[] = []
    for (const one of asked) {
      replies.push(replyFromProfile(messages[one][language], profile, language, replies))
    }
    return replies
  }

  test('a theme is taken up, then answered for the leading archetype, then for the next one', () => {
    const texts = onTheme('loneliness')
    expect(texts.map(({ archetype }) => archetype)).toEqual(
      profile.archetypes.map(({ key }) => key),
    )
    expect(talk('lonely', 'lonely')).toEqual([
      `${chat.heard.loneliness[0]}\n\n${texts[0]?.text}`,
      `${chat.heard.loneliness[1]}\n\n${texts[1]?.text}`,
    ])
  })

  test('a feeling is taken up in its own sentence', () => {
    const [reply] = talk('angry')
    expect(reply).toBe(`${chat.feeling.angry}\n\n${onTheme('anger')[0]?.text}`)
  })

  test('shame and gladness are answered with a question back', () => {
    const [ashamed, glad] = talk('ashamed', 'glad')
    expect(ashamed?.startsWith(chat.feeling.ashamed)).toBe(true)
    expect(ashamed?.endsWith(ask.ashamed)).toBe(true)
    expect(glad).toBe(`${chat.feeling.glad}\n\n${ask.glad}`)
  })

  test('grief is met without a text of the profile, though the message names the family', () => {
    expect(talk('grieving')).toEqual([`${chat.feeling.grieving}\n\n${ask.grieving}`])
  })

  test('sadness is asked about first; where it goes on, the text on loneliness follows', () => {
    const [first, second] = talk('sad', 'sad')
    expect(first).toBe(`${chat.feeling.sad}\n\n${ask.sad}`)
    expect(second?.endsWith(onTheme('loneliness')[0]?.text ?? '-')).toBe(true)
  })

  test('a story that fits no text is listened to; a request that fits none is declined', () => {
    expect(talk('story', 'quiz')).toEqual([chat.listening[0], chat.nothingFits[0]])
  })

  test('asked why, the reply names the answers behind the archetype that was spoken of', () => {
    const [, reply] = talk('lonely', 'why')
    expect(reply?.startsWith(grounds)).toBe(true)
    const ofLeader = profile.answers.filter(({ questionUuid }) =>
      profile.archetypes[0]?.why.includes(questionUuid),
    )
    expect(ofLeader.some(({ questionText }) => reply?.includes(questionText))).toBe(true)
  })

  test('a short answer is asked on; what has no subject goes on with the theme', () => {
    const texts = onTheme('loneliness')
    const [, yes, again, story] = talk('lonely', 'yes', 'yes', 'story')
    expect([yes, again]).toEqual([chat.goOn[0], chat.goOn[3]])
    expect(story).not.toContain(texts[1]?.text)
    expect(talk('lonely', 'story')[1]).toContain(texts[1]?.text)
  })

  test('greetings and thanks are returned, each time with another line', () => {
    expect(talk('hello', 'thanks', 'hello', 'thanks')).toEqual([
      chat.greeting[0],
      chat.thanks[0],
      chat.greeting[1],
      chat.thanks[1],
    ])
  })

  test.each(Object.keys(messages))('no paragraph comes twice, only asked: %s', (only) => {
    const asked = Object.entries(messages).flatMap(([key, texts]) =>
      key === only ? [texts[language]] : [],
    )
    const replies: string[] = []
    while (replies.length < longestConversation) {
      for (const one of asked) replies.push(replyFromProfile(one, profile, language, replies))
    }
    const paragraphs = replies.flatMap((reply) => reply.split('\n\n'))
    expect(paragraphs.filter((one, index) => paragraphs.indexOf(one) !== index)).toEqual([])
  })

  test('no paragraph comes twice when everything is asked in turn', () => {
    const replies: string[] = []
    while (replies.length < longestConversation) {
      for (const one of Object.values(messages)) {
        replies.push(replyFromProfile(one[language], profile, language, replies))
      }
    }
    const paragraphs = replies.flatMap((reply) => reply.split('\n\n'))
    expect(paragraphs.filter((one, index) => paragraphs.indexOf(one) !== index)).toEqual([])
  })
})
