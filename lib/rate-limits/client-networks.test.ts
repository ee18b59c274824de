import { expect, test } from 'vitest'
import { clientNetworks, networkOf } from './client-networks'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2:ffff::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['[fe80::1%eth0.100]:443', 'fe80::/64'],
  ['', 'unknown'],
  ['203.0.113.7, 10.0.0.1', 'unknown'],
])('%j counts as %s', (address, network) => {
  expect(networkOf(address, 64)).toBe(network)
})

test('a telephone is in a household, and a household in what one customer has', () => {
  const address = '2001:db8:aaaa:bbcc::1'
  const networks = [64, 56, 48] as const
  expect(networks.map((length) => networkOf(address, length))).toEqual([
    '2001:db8:aaaa:bbcc::/64',
    '2001:db8:aaaa:bb00::/56',
    '2001:db8:aaaa::/48',
  ])
  const client = (peer: string) =>
    clientNetworks({ forwardedFor: null, peer, trustedHops: 0 }, 'secret')
  const same = (peer: string) => client(address).map((network, at) => network === client(peer)[at])
  expect(same('2001:db8:aaaa:bbdd::1')).toEqual([false, true, true])
  expect(same('2001:db8:aaaa:ffcc::1')).toEqual([false, false, true])
  expect(same('2001:db8:aaab:bbcc::1')).toEqual([false, false, false])
})

function key(forwardedFor: string | null, peer: string | undefined, trustedHops: number) {
  return clientNetworks({ forwardedFor, peer, trustedHops }, 'secret')[0]
}

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

test('the networks hide the address, and another secret makes others', () => {
  const client = { forwardedFor: null, peer: '203.0.113.7', trustedHops: 0 }
  expect(clientNetworks(client, 'secret').join()).not.toContain('203')
  expect(clientNetworks(client, 'secret')).not.toEqual(clientNetworks(client, 'other secret'))
})
