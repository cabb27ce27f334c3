import type { AnswerBehind } from '@individua/contract/results'
import { useTranslation } from '../lib/texts.ts'
import { AnswersBehind } from './answers-behind.tsx'
import { Disclosure } from './disclosure.tsx'

type WhyProps = { uuids: readonly string[]; answers: ReadonlyMap<string, AnswerBehind> }

/** Weights belong to a card's estimate, not to a text: here the answers stand without them. */
export function Why({ uuids, answers }: WhyProps) {
  const { t } = useTranslation('results')
  const known = uuids.flatMap((uuid) => answers.get(uuid) ?? [])
  if (known.length === 0 || known.length < uuids.length) return null
  return (
    <Disclosure isSmall summary={t('why.paragraph', { count: known.length })}>
      <AnswersBehind answers={known.map(({ weight: _weight, ...answer }) => answer)} />
    </Disclosure>
  )
}
