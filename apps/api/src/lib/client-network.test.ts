import { expect, test } from 'vitest'
import { clientNetwork } from './client-network.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002:ffff:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::FFFF:203.110.113.99', '203.110.113.99'],
  ['1::ffff:203.0.113.9', '1:0:0:0'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['1:2::', '1:2:0:0'],
  ['1::2:3:4:5:6:7', '1:0:2:3'],
  ['1:2:3::4:5', '1:2:3:0'],
  ['unknown', 'unknown'],
  ['not::one', 'not::one'],
])('%s counts as %s', (ipAddress, network) => expect(clientNetwork(ipAddress)).toBe(network))
