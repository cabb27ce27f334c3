import { emailAddress } from '@individua/contract/users'
import { UsageError } from './verb.ts'

/** The one word of a verb that takes an email, as the product stores it. */
export function emailOf(words: readonly string[]): string {
  const [word, ...rest] = words
  const email = emailAddress.safeParse(word)
  if (!email.success || rest.length > 0) throw new UsageError('Name one email, such as a@b.example')
  return email.data
}
