import type { IncomingMessage } from 'node:http';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLocal, networkOf, senderOf } from './address';

const request = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['nonsense', 'nonsense'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is one for all addresses of a household with IPv6, and another for its neighbour', () => {
    const half = fc.array(fc.integer({ min: 1, max: 0xffff }), { minLength: 4, maxLength: 4 });
    const written = (parts: number[]) => parts.map((part) => part.toString(16)).join(':');
    fc.assert(
      fc.property(half, half, (network, own) => {
        expect(networkOf(`${written(network)}:${written(own)}`)).toBe(`${written(network)}::/64`);
      }),
    );
    expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:aaaa:bbbb:cccc:dddd'));
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  });
});

describe('the sender of a request', () => {
  it.each([
    ['198.51.100.1', '1.1.1.1', '1.1.1.1'],
    ['198.51.100.1', '9.9.9.9, 1.1.1.1 ', '1.1.1.1'],
    ['198.51.100.1', '1.1.1.1:51234', '1.1.1.1'],
    ['198.51.100.1', '[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['198.51.100.1', '2001:db8::1', '2001:db8:0:0::/64'],
    ['198.51.100.1', 'unknown', '198.51.100.1'],
    ['198.51.100.1', '', '198.51.100.1'],
    ['198.51.100.1', '1.1.1.1, <script>', '198.51.100.1'],
  ])('from %s is, by a trusted proxy that says %j, %s', (socket, header, sender) => {
    const headers = { 'x-forwarded-for': header };
    expect(senderOf(request(socket, headers), true)).toBe(sender);
    expect(senderOf(request(socket, headers), false)).toBe(socket);
  });

  it('has an address even when its connection is gone', () => {
    expect(senderOf(request(undefined), true)).toBe('');
  });
});

describe('a request of this machine', () => {
  it.each([
    ['127.0.0.1', {}, true],
    ['127.8.9.1', {}, true],
    ['::1', {}, true],
    ['::ffff:127.0.0.1', {}, true],
    ['::ffff:7f00:1', {}, true],
    ['192.168.1.2', {}, false],
    ['::2', {}, false],
    ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, false],
    ['127.0.0.1', { forwarded: 'for=127.0.0.1' }, false],
    ['127.0.0.1', { via: '1.1 proxy' }, false],
    ['127.0.0.1', { 'x-real-ip': '127.0.0.1' }, false],
  ])('from %s with %j: %s', (address, headers, local) => {
    expect(isLocal(request(address, headers))).toBe(local);
  });
});
