import type { Language } from '@individua/contract/languages'
import { type PlanId, planId } from '@individua/contract/payments'
import german from '@individua/locales/de/payments.json' with { type: 'json' }
import english from '@individua/locales/en/payments.json' with { type: 'json' }
import slovak from '@individua/locales/sk/payments.json' with { type: 'json' }

const names: Record<Language, Record<PlanId, string>> = {
  en: english.plans,
  sk: slovak.plans,
  de: german.plans,
}

/** A plan that is no longer sold goes by its id. */
export function planName(id: string, language: Language): string {
  const known = planId.safeParse(id)
  return known.success ? names[language][known.data] : id
}
