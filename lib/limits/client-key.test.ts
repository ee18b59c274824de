import { expect, test } from 'vitest'
import { clientKey, networkOf } from './client-key'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2:ffff::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['[fe80::1%eth0.100]:443', 'fe80:0:0:0::/64'],
  ['', 'unknown'],
  ['203.0.113.7, 10.0.0.1', 'unknown'],
])('%j counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

function key(forwardedFor: string | null, peer: string | undefined, trustedHops: number) {
  return clientKey({ forwardedFor, peer, trustedHops }, 'secret')
}

test('without proxies the header is ignored, whatever it says', () => {
  const direct = key(null, '198.51.100.1', 0)
  expect(key('203.0.113.7', '198.51.100.1', 0)).toBe(direct)
  expect(key('198.51.100.1', '198.51.100.2', 0)).not.toBe(direct)
})

test('with proxies the address is counted from the right', () => {
  const visitor = key('203.0.113.7', '10.0.0.1', 1)
  expect(key('192.0.2.1, 203.0.113.7', '10.0.0.1', 1)).toBe(visitor)
  expect(key('192.0.2.1,203.0.113.7 , 10.0.0.2', '10.0.0.1', 2)).toBe(visitor)
  expect(key('203.0.113.8', '10.0.0.1', 1)).not.toBe(visitor)
})

test('a request that came past the proxies counts as its peer, or by what there is', () => {
  expect(key(null, '203.0.113.7', 1)).toBe(key('203.0.113.7', '10.0.0.1', 1))
  expect(key('203.0.113.7', '10.0.0.1', 3)).toBe(key('203.0.113.7', '10.0.0.1', 1))
})

test('the key hides the address, and another secret makes another key', () => {
  const client = { forwardedFor: null, peer: '203.0.113.7', trustedHops: 0 }
  expect(clientKey(client, 'secret')).not.toContain('203')
  expect(clientKey(client, 'secret')).not.toBe(clientKey(client, 'other secret'))
})
