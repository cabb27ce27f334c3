import type { Language } from '@individua/contract/languages'
import { type PlanId, planId } from '@individua/contract/payments'
import german from '@individua/locales/de/plans.json' with { type: 'json' }
import english from '@individua/locales/en/plans.json' with { type: 'json' }
import slovak from '@individua/locales/sk/plans.json' with { type: 'json' }

const names: Record<Language, Record<PlanId, string>> = { en: english, sk: slovak, de: german }

/** A plan that is no longer sold goes by its id. */
export function planName(id: string, language: Language): string {
  const known = planId.safeParse(id)
  return known.success ? names[language][known.data] : id
}
