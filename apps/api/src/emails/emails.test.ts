import { type Language, languages } from '@individua/contract/languages'
import { render } from '@react-email/render'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { colours } from '../lib/page-colours.ts'
import { confirmSignUpMail } from './confirm-sign-up.tsx'
import { emailTexts } from './email-texts.ts'
import { LinkMailHtml } from './link-mail.tsx'
import { paymentConfirmedMail } from './payment-confirmed.tsx'
import type { RenderedMail } from './render-link-mail.tsx'
import { reportReadyMail } from './report-ready.tsx'
import { signInLinkMail } from './sign-in-link.tsx'
import { weeklyStepMail } from './weekly-step.tsx'

const link = 'https://individua.test/sk/callbacks/supabase/signup?token_hash=abc_-9&type=signup'
const validFor = { link: 24 * 60, code: 10 }
const given = { link, code: '402817', validFor, sender: 'hello@individua.test' }

const mails = {
  'confirm sign-up': (language) => confirmSignUpMail({ ...given, language }),
  'sign-in link': (language) => signInLinkMail({ ...given, language, hasNewAnswers: false }),
  'sign-in link after new answers': (language) =>
    signInLinkMail({ ...given, language, hasNewAnswers: true }),
} satisfies Record<string, (language: Language) => Promise<RenderedMail>>
const cases = Object.entries(mails).flatMap(([name, make]) =>
  languages.map((language) => ({ name, language, make })),
)

describe.each(cases)('$name in $language', ({ language, make }) => {
  test('carries the link and the code in both forms', async () => {
    const { html, text } = await make(language)
    expect(html).toContain(`href="${link.replace('&', '&amp;')}"`)
    expect(html).toContain('402817')
    expect(text).toContain(`\n${link}\n`)
    expect(text).toContain('\n402817\n')
    expect(text).toContain('10')
    expect(text).toContain('hello@individua.test')
  })

  test('loads nothing from anywhere', async () => {
    const { html } = await make(language)
    const urls = [...html.matchAll(/(?:src|href|background|action)="([^"]*)"/g)].map(
      ([, url]) => url,
    )
    expect(urls).toEqual([link.replace('&', '&amp;')])
    expect(html).not.toMatch(/url\(|@import|<img|<link|<script/i)
  })

  test('the subject holds no code and no placeholder is left', async () => {
    const mail = await make(language)
    expect(mail.subject).not.toMatch(/\d/)
    expect(mail.subject.length).toBeLessThan(60)
    expect(mail.subject + mail.html + mail.text).not.toMatch(/\{\{|undefined/)
    expect(mail.html).toContain(`lang="${language}"`)
  })
})

test.each(languages)(
  'the weekly step in %s has its text, its link, and a link that ends it',
  async (language) => {
    const step = 'Go somewhere you have never been.'
    const link = 'https://individua.test/sk/dashboard'
    const unsubscribeLink = 'https://individua.test/sk/unsubscribe?token=abc'
    const { sender } = given
    const mail = await weeklyStepMail({ language, step, link, unsubscribeLink, sender })
    expect(mail.html).toContain(step)
    expect(mail.text).toContain(step)
    const urls = [...mail.html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, url]) => url)
    expect(urls).toEqual([link, unsubscribeLink])
    expect(mail.text).toContain(`\n${unsubscribeLink}\n`)
    expect(mail.text).toContain(emailTexts[language].weeklyStep.reason)
  },
)

test.each(languages)('a mail in %s says how long its link and its code work', async (language) => {
  const timesFor = async (link: number, code: number) => {
    const { text } = await confirmSignUpMail({ ...given, language, validFor: { link, code } })
    const [line = ''] = text
      .split('\n')
      .filter((one) => / 10|60/.test(one) && !one.includes('http'))
    return line.match(/\d+/g)
  }
  expect(await timesFor(24 * 60, 10)).toEqual(['24', '10'])
  expect(await timesFor(60, 10)).toEqual(['60', '10'])
  expect(await timesFor(60, 60)).toEqual(['60'])
})

test.each(languages)('the ready report in %s has its link and no code', async (language) => {
  const link = 'https://individua.test/sk/dashboard'
  const { html, text, subject } = await reportReadyMail({ language, link, sender: given.sender })
  expect(html).toContain(`href="${link}"`)
  expect(text).toContain(`\n${link}\n`)
  expect(html + text).not.toContain(emailTexts[language].codeLabel)
  expect(html + text).not.toContain(emailTexts[language].notYou)
  expect(text).toContain(emailTexts[language].reportReady.reason)
  expect(html).toContain(emailTexts[language].reportReady.reason)
  expect(subject + html + text).not.toMatch(/\{\{|undefined/)
})

test.each([
  ['en', '$3.99', false],
  ['en', '$3.99', true],
  ['sk', '3,99\u00a0€', false],
  ['sk', '3,99\u00a0€', true],
  ['de', '3,99\u00a0€', false],
  ['de', '3,99\u00a0€', true],
] as const)(
  'the confirmation of a payment in %s names amount (%s), plan and whether it was practice: %s',
  async (language, amount, isPractice) => {
    const link = 'https://individua.test/dashboard'
    const currency = language === 'en' ? 'USD' : 'EUR'
    const { html, text, subject } = await paymentConfirmedMail({
      ...{ language, link, sender: given.sender },
      ...{ plan: 'Full report', amount: 399, currency, isPractice },
    })
    expect(text).toContain(amount)
    expect(text).toContain('Full report')
    expect(/No money|nepohli|kein Geld/.test(text)).toBe(isPractice)
    expect(text).toContain(`\n${link}\n`)
    expect(html).toContain(`href="${link}"`)
    expect(text).toContain(emailTexts[language].paymentConfirmed.reason)
    expect(html + text).not.toContain(emailTexts[language].codeLabel)
    expect(subject + html + text).not.toMatch(/\{\{|undefined/)
  },
)

test.each(languages)('a sign-in mail in %s is as React draws it, each time', async (language) => {
  const { subject: _, ...texts } = emailTexts[language].confirmSignUp
  for (const [own, code] of [
    [link, '402817'],
    [`${link}&next=$&`, '000003'],
  ] as const) {
    const mail = { ...given, ...texts, language, link: own, code }
    const { html } = await confirmSignUpMail(mail)
    expect(html).toBe(await render(createElement(LinkMailHtml, mail)))
    expect(html).toContain(`>${code}<`)
  }
})

test('every language has a text of its own', async () => {
  const texts = await Promise.all(languages.map((language) => mails['sign-in link'](language)))
  expect(new Set(texts.map((mail) => mail.subject)).size).toBe(languages.length)
})

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

test.each(Object.entries(colours))('by %s every text can be read', (_name, look) => {
  const texts = [look.ink, look.soft, look.gold].map((text) => contrast(text, look.paper))
  expect(Math.min(...texts, contrast(look.onAction, look.action))).toBeGreaterThan(4.5)
})

test('a mail brings the colours of the night along, and no font', async () => {
  const { html } = await mails['sign-in link']('de')
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).toContain(colours.night.paper)
  expect(html).not.toContain('@font-face')
})
