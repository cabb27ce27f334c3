import { limits } from '@individua/contract/limits'
import type { Db } from '../../db/database.ts'
import { isPremium } from '../payments/payments.service.ts'
import { findPooledForm, type PooledForm } from '../pooled-answers/pooled-form.service.ts'

/** How far a user's profile is sharpened, and how far it can be. */
export interface Sharpening {
  isPaid: boolean
  /** Undefined without basic answers. */
  pool: PooledForm | undefined
  /** Different questions that the profile rests on. */
  answerCount: number
  /** The next number of answers to reach; null at the last one. */
  goal: number | null
  /** How many more answers it takes. */
  left: number
}

export async function findSharpening(db: Db, userId: string): Promise<Sharpening> {
  const isPaid = await isPremium(db, userId)
  const pool = await findPooledForm(db, userId, isPaid)
  const answerCount = pool?.questions.length ?? 0
  const most = pool?.kind === 'advanced' ? limits.answersAtMost : limits.freeAnswersAtMost
  const goal = [limits.answersFirstGoal, most].find((count) => answerCount < count) ?? null
  return { isPaid, pool, answerCount, goal, left: Math.max(0, most - answerCount) }
}

export function presentSharpening({ answerCount, goal }: Sharpening) {
  return { answerCount, goal }
}
