import { expect, test } from 'vitest'
import { ipAddressMatcher, ipAddressReader } from './ip-address.ts'

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

test.each([
  ['9.9.9.7:40001', '9.9.9.7'],
  ['"9.9.9.7:40001"', '9.9.9.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['"[2001:db8::1]"', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[::ffff:9.9.9.7]:443', '9.9.9.7'],
  ['::ffff:19.9.9.7', '19.9.9.7'],
  ['1::ffff:9.9.9.7', '1::ffff:9.9.9.7'],
  ['9.9.9.7:1, 10.9.9.9:40002', '9.9.9.7'],
  ['9.9.9.7:1, "[::1]:40002", ', '9.9.9.7'],
])('X-Forwarded-For: %s is %s', (forwardedFor, ipAddress) => {
  expect(read('10.1.2.3', forwardedFor)).toBe(ipAddress)
})

test('another port is the same client', () => {
  const clients = [40_001, 40_002, 40_003].map((port) => read('10.1.2.3', `9.9.9.7:${port}`))
  expect(new Set(clients)).toEqual(new Set(['9.9.9.7']))
})

test.each([
  'unknown',
  '_hidden',
  '[9.9.9.7',
  '9.9.9.7:40001:2',
  '"',
  '999.1.1.1',
  '[]:443',
  ':80',
  '1"9.9.9.7"',
  '"9.9.9.7"1',
  'x[2001:db8::1]',
  '[2001:db8::1]x',
  'x9.9.9.7:80',
  '9.9.9.7:80x',
])('an entry that is no IP address, %s, counts as the proxy that wrote it', (entry) => {
  expect(read('10.1.2.3', `198.51.100.1, ${entry}`)).toBe('10.1.2.3')
  expect(read('10.1.2.3', `198.51.100.1, ${entry}, 10.4.4.4:80`)).toBe('10.4.4.4')
})

test('without a peer there is no IP address', () => {
  expect(read(undefined, '9.9.9.7')).toBe('')
})

test('an entry is one IP address, or a network', () => {
  const matches = ipAddressMatcher(['192.0.2.1', '198.51.100.0/24', 'fd00::/8', '2001:db8::1'])
  const inside = ['192.0.2.1', '::ffff:192.0.2.1', '198.51.100.255', 'fdff::1', '2001:db8::1']
  const outside = ['192.0.2.2', '198.51.101.0', 'fe00::1', '2001:db8::2', '', 'localhost', '[::1]']
  expect(inside.filter((ipAddress) => !matches(ipAddress))).toEqual([])
  expect(outside.filter(matches)).toEqual([])
})
