import {
  createUser as createUserAt,
  type User,
  type UserOptions,
} from '@individua/testkit/create-user'
import { randomIpAddress } from '@individua/testkit/ip-address'
import { createVisitor } from '@individua/testkit/visitor'
import type { Page } from '@playwright/test'
import type { RunningProduct } from './product.ts'
import { pathIn } from './texts.ts'
import { expectProfile, mixedAnswers } from './visitor-steps.ts'

/** A user who has come to a stage by requests alone, for journeys that begin there. */
export function createUser(
  product: RunningProduct,
  email: string,
  { language = 'en', ...options }: UserOptions = {},
): Promise<User> {
  const headers = { 'accept-language': language, 'x-forwarded-for': randomIpAddress() }
  const visitor = createVisitor(product.url, { headers })
  return createUserAt(visitor, { email, language, values: mixedAnswers, ...options })
}

/** Puts the session into the browser, as signing in would. */
export async function signInAs(page: Page, { session }: Pick<User, 'session'>) {
  await page.goto('/robots.txt')
  const text = JSON.stringify(session)
  await page.evaluate((stored) => localStorage.setItem('individua.session', stored), text)
}

/** Creates a user and opens a page as that user. */
export async function openAs(
  page: Page,
  product: RunningProduct,
  email: string,
  { path = '/dashboard', ...options }: UserOptions & { path?: string } = {},
): Promise<User> {
  const user = await createUser(product, email, options)
  await signInAs(page, user)
  await page.goto(pathIn(options.language ?? 'en', path))
  return user
}

/** Creates a user with a profile and opens it. */
export async function openProfile(
  page: Page,
  product: RunningProduct,
  email: string,
  options: UserOptions = {},
): Promise<User> {
  const user = await openAs(page, product, email, options)
  await expectProfile(page, options.language)
  return user
}
