import { type Language, languages } from '@individua/instrument/dimensions'
import { writeAdvancedReport } from '@individua/report/compose/write-advanced-report'
import { knownProfileOf } from '@individua/report/conversation/known-profile-of'
import { replyFromProfile } from '@individua/report/conversation/reply-from-profile'
import { answerAsSamplePerson } from '@individua/report/sample/sample-person'
import { measureConversation, readFirstSentences } from './measure-conversation.ts'

/** The page with every first sentence and the reply of the sample person's conversation. */
export function writeFirstSentences(): string {
  return [
    '# First sentences and their replies',
    'Written by `npm run evaluate -- --conversation --write`. Sixty first sentences a language, by a writer who had not seen the rules; nothing was tuned to them, except that the words of grief were collected after they had been read. Each begins a conversation of its own with the sample person. A sentence counts as right where what was expected is among what the reply takes up; `wrong` where only something else is, `none` where nothing is.',
    tableOf(),
    ...languages.flatMap(sectionOf),
  ].join('\n\n')
}

function tableOf(): string {
  const rows = languages.map((language) => {
    const { all, feelings } = measureConversation(language)
    const cells = [all, feelings].flatMap(({ right, wrong, none }) => [right, wrong, none])
    return `| ${[language, ...cells].join(' | ')} |`
  })
  return [
    '| | right | wrong | none | feelings: right | wrong | none |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function sectionOf(language: Language): string[] {
  const { profile: scored, answersIn } = answerAsSamplePerson()
  const person = { profile: scored, answers: answersIn(language) }
  const profile = knownProfileOf(
    writeAdvancedReport(person.profile, person.answers, language),
    person,
  )
  const entries = readFirstSentences(language).map(({ text, expected, found, reading }) => {
    const reply = replyFromProfile(text, profile, language)
    const label = `${reading}: expected ${expected}, found ${found.join(' and ') || 'none'}`
    return `**${text}** (${label})\n\n${quoted(reply)}`
  })
  return [`## ${language}`, ...entries]
}

function quoted(reply: string): string {
  return reply
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}
