import { archetypes, languages } from '@individua/instrument/dimensions'
import { expect, test } from 'vitest'
import { chatTexts, themes } from './chat-texts.ts'

test.each(languages)('each text of the chat in %s is there, once, and asks back', (language) => {
  const chat = chatTexts[language]
  const replies = themes.flatMap((theme) =>
    archetypes.map((archetype) => chat.themes[theme][archetype]),
  )
  expect(replies.filter((text) => !/\?[“”]?$/.test(text))).toEqual([])
  const heard = themes.map((theme) => chat.heard[theme].length)
  expect(heard).toEqual(themes.map(() => 3))
  const counts = [chat.greeting, chat.thanks, chat.nothingFits, chat.listening, chat.goOn].map(
    (all) => all.length,
  )
  expect(counts).toEqual([4, 3, 4, 3, 4])
  const all = [
    ...replies,
    ...themes.flatMap((theme) => chat.heard[theme]),
    ...Object.values(chat.feeling),
    ...chat.greeting,
    ...chat.thanks,
    ...chat.nothingFits,
    ...chat.listening,
    ...chat.goOn,
  ]
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
  expect(all.filter((text) => /["\d{]|^\s|\s$|\s{2}/.test(text))).toEqual([])
})
