import { expect, test } from 'vitest'
import { ipAddressReader } from './ip-address.ts'

const read = ipAddressReader(['10.0.0.0/8', '::1'])

test('without a trusted proxy the header is not believed', () => {
  expect(read('203.0.113.5', '198.51.100.1')).toBe('203.0.113.5')
})

test('behind a trusted proxy the nearest untrusted IP address counts', () => {
  expect(read('10.1.2.3', '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9')
  expect(read('::ffff:10.1.2.3', '203.0.113.9, 10.9.9.9')).toBe('203.0.113.9')
})

test('a proxy that names no client is the client itself', () => {
  expect(read('10.1.2.3', undefined)).toBe('10.1.2.3')
})
