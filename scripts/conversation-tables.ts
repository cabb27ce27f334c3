import { measureConversation } from '@individua/evaluation/conversation/measure-conversation'
import { languages } from '@individua/instrument/dimensions'

/** Prints how the built-in conversation reads first sentences that its rules were not made with. */
export function printConversation(): void {
  console.log('\nFirst sentences of a conversation, taken up')
  console.table(
    Object.fromEntries(
      languages.flatMap((language) => {
        const { all, feelings } = measureConversation(language)
        return [
          [language, all],
          [`${language}, feelings`, feelings],
        ]
      }),
    ),
  )
}
