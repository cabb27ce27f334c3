import type { Archetype } from '../dimensions.ts'
import type { ChoiceOption, Facet, Key, LikertItem, Text } from './item.ts'

interface AssumedParameters {
  key: Key
  h2: number
  shift: number
  isCounter?: boolean
}

/** A Likert item whose parameters are assumed, before any respondent has answered it. */
export function draftLikert(
  code: string,
  id: string,
  facet: Facet,
  text: Text,
  parameters: AssumedParameters,
): LikertItem {
  const { key, h2, shift, isCounter = false } = parameters
  return { kind: 'likert', id, code, text, key, h2, shift, isCounter, facet, status: 'draft' }
}

/** An option that speaks for one archetype with weight 1. */
export function draftOption(archetype: Archetype, id: string, text: Text): ChoiceOption {
  return { id, text, key: { [archetype]: 1 } }
}
