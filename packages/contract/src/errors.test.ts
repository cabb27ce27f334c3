import { expect, test } from 'vitest'
import { errors, linkLimitError, networkError } from './error-table.ts'
import { errorCodes, shownErrorTexts } from './errors.ts'
import { fieldProblems } from './field-problems.ts'
import { languages } from './languages.ts'

const table = { ...errors, ...fieldProblems, network: networkError, link_limit: linkLimitError }

test.each(Object.entries(table))('%s has a text of its own in every language', (_, texts) => {
  const written = languages.map((language) => texts[language].trim()).filter((text) => text !== '')
  expect(new Set(written).size).toBe(languages.length)
})

test.each(languages)('a screen has a text in %s for each code but program faults', (language) => {
  const { network, link_limit, ...texts } = shownErrorTexts(language)
  const left = errorCodes.filter((code) => !(code in texts))
  expect(network).toBe(networkError[language])
  expect(link_limit).toBe(linkLimitError[language])
  expect(texts).toMatchObject({ session_missing: errors.session_missing[language] })
  expect(left).toContain('bad_json')
  expect(left.every((code) => 'isProgramFault' in errors[code])).toBe(true)
})
