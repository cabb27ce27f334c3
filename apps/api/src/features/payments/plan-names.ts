import type { Language } from '@individua/contract/languages'
import { type PlanId, planId } from '@individua/contract/payments'
import { payments } from '@individua/locales/server-texts.ts'

const texts: Record<Language, { plans: Record<PlanId, string> }> = payments

/** A plan that is no longer sold goes by its id. */
export function planName(id: string, language: Language): string {
  const known = planId.safeParse(id)
  return known.success ? texts[language].plans[known.data] : id
}
