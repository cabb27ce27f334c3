import { expect, test } from 'vitest'
import { readStripeEvent } from './stripe-event.ts'

const event = (object: object, more: object = {}) => ({
  id: 'evt_1',
  type: 'checkout.session.completed',
  data: { object: { id: 'cs_1', object: 'checkout.session', ...object } },
  ...more,
})
const read = { id: 'evt_1', type: 'checkout.session.completed', objectId: 'cs_1' }

test('an event of a checkout names it and its payment intent', () => {
  expect(readStripeEvent(event({ payment_intent: 'pi_1' }))).toEqual({
    ...read,
    checkoutId: 'cs_1',
    paymentIntentId: 'pi_1',
  })
  expect(readStripeEvent(event({ payment_intent: { id: 'pi_1' } }))).toMatchObject({
    paymentIntentId: 'pi_1',
  })
})

test.each([undefined, null])('without a payment intent (%s) there is none', (payment_intent) => {
  expect(readStripeEvent(event({ payment_intent }))).toMatchObject({ paymentIntentId: null })
})

test.each(['charge', 'dispute', null, undefined])(
  'an event of a %s names no checkout',
  (object) => {
    expect(readStripeEvent(event({ object }))).toMatchObject({ objectId: 'cs_1', checkoutId: null })
  },
)

test('an event about nothing in particular has no object', () => {
  expect(readStripeEvent(event({ id: null }))).toMatchObject({ objectId: null, checkoutId: null })
  expect(readStripeEvent(event({ id: undefined }))).toMatchObject({ objectId: null })
})

test('an event without an id gets one by type and object', () => {
  const idOf = (object: object, type: string) =>
    readStripeEvent(event(object, { id: undefined, type }))?.id
  const id = idOf({}, 'a')
  expect(id).toMatch(/^unnamed_[\da-f]{64}$/)
  expect(idOf({}, 'a')).toBe(id)
  expect(idOf({}, 'b')).not.toBe(id)
  expect(idOf({ id: 'cs_2' }, 'a')).not.toBe(id)
})

const long = 'x'.repeat(256)

test.each([
  ['no object', null],
  ['a text', 'evt_1'],
  ['an id that is no text', event({}, { id: 7 })],
  ['an id that is too long', event({}, { id: long })],
  ['no type', event({}, { type: undefined })],
  ['a type that is too long', event({}, { type: long })],
  ['no data', event({}, { data: undefined })],
  ['no object in its data', event({}, { data: {} })],
  ['an object id that is too long', event({ id: long })],
  ['an object of no kind', event({ object: 7 })],
  ['a payment intent without an id', event({ payment_intent: {} })],
])('an event with %s is none of ours', (_, value) => {
  expect(readStripeEvent(value)).toBeNull()
})

test('ids of 255 characters are read', () => {
  const longest = 'x'.repeat(255)
  const more = { id: longest, type: longest }
  expect(readStripeEvent(event({ id: longest }, more))).toMatchObject({
    objectId: longest,
    ...more,
  })
})
