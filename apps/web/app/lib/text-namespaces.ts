import type { ClientErrorCode } from '@individua/contract/errors'
import type { ArchetypeSlug } from '@individua/contract/paths'
import type account from '@individua/locales/en/account.json'
import type advancedAssessment from '@individua/locales/en/advanced-assessment.json'
import type app from '@individua/locales/en/app.json'
import type archetypes from '@individua/locales/en/archetypes.json'
import type archetype from '@individua/locales/en/archetypes-sage.json'
import type assessment from '@individua/locales/en/assessment.json'
import type chat from '@individua/locales/en/chat.json'
import type consent from '@individua/locales/en/consent.json'
import type jungianProfile from '@individua/locales/en/jungian-profile.json'
import type landing from '@individua/locales/en/landing.json'
import type legal from '@individua/locales/en/legal.json'
import type method from '@individua/locales/en/method.json'
import type payments from '@individua/locales/en/payments.json'
import type portraits from '@individua/locales/en/portraits.json'
import type results from '@individua/locales/en/results.json'
import type session from '@individua/locales/en/session.json'
import type share from '@individua/locales/en/share.json'
import type weeklyMail from '@individua/locales/en/weekly-mail.json'
import type weeklyStep from '@individua/locales/en/weekly-step.json'

/**
 * The texts of each namespace: one file per language, packages/locales/<language>/<namespace>.json,
 * those of errors in the contract. This is the only list of namespaces; the loaders take every file.
 */
export type TextsOf = {
  account: typeof account
  'advanced-assessment': typeof advancedAssessment
  app: typeof app
  archetypes: typeof archetypes
  assessment: typeof assessment
  chat: typeof chat
  consent: typeof consent
  errors: Record<ClientErrorCode, string>
  'jungian-profile': typeof jungianProfile
  landing: typeof landing
  legal: typeof legal
  method: typeof method
  payments: typeof payments
  portraits: typeof portraits
  results: typeof results
  session: typeof session
  share: typeof share
  'weekly-mail': typeof weeklyMail
  'weekly-step': typeof weeklyStep
} & { [Name in `archetypes-${ArchetypeSlug}`]: typeof archetype }
export type Namespace = keyof TextsOf

type Leaf<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Leaf<Node[Key]>}`
}[keyof Node & string]

type WithoutPluralForm<Key> = Key extends `${infer Stem}_${'one' | 'few' | 'many' | 'other'}`
  ? Stem
  : Key

export type TextKey<Name extends Namespace> = WithoutPluralForm<Leaf<TextsOf[Name]>>
