import type { IncomingMessage } from 'node:http';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientNetwork, isLocal, networkOf } from './clientIp';

const request = (
  remoteAddress: string | undefined,
  headers: Record<string, string> = {},
  httpVersion = '1.1',
) =>
  ({
    headers: { host: 'localhost:8080', ...headers },
    httpVersion,
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

describe('the network of an IP address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['0177.1', '0177.1'],
    ['nonsense', 'nonsense'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is the same for all IPv6 addresses with one /64 prefix, and another for the next prefix', () => {
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

describe('the client of a request', () => {
  it.each([
    ['198.51.100.1', '1.1.1.1', '1.1.1.1'],
    ['198.51.100.1', '9.9.9.9, 1.1.1.1 ', '1.1.1.1'],
    ['198.51.100.1', '1.1.1.1:51234', '1.1.1.1'],
    ['198.51.100.1', '[2001:db8::1]:443', '2001:db8::/64'],
    ['198.51.100.1', '2001:db8::1', '2001:db8::/64'],
    ['198.51.100.1', 'unknown', '198.51.100.1'],
    ['198.51.100.1', '', '198.51.100.1'],
    ['198.51.100.1', '1.1.1.1, <script>', '198.51.100.1'],
  ])('from %s is, behind a trusted proxy with X-Forwarded-For %j, %s', (socket, header, sender) => {
    const headers = { 'x-forwarded-for': header };
    expect(clientNetwork(request(socket, headers), true)).toBe(sender);
    expect(clientNetwork(request(socket, headers), false)).toBe(socket);
  });

  it('is empty when the connection is lost', () => {
    expect(clientNetwork(request(undefined), true)).toBe('');
  });
});

describe('a request from this machine', () => {
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
    ['127.0.0.1', { host: '[::1]:8080' }, true],
    ['127.0.0.1', { host: 'www.example.com' }, false],
    ['127.0.0.1', { host: '203.0.113.7:8080' }, false],
    ['127.0.0.1', { host: '' }, false],
  ])('from %s with headers %j: %s', (address, headers, local) => {
    expect(isLocal(request(address, headers))).toBe(local);
  });

  it('is not one in HTTP/1.0, which a proxy without settings speaks', () => {
    expect(isLocal(request('127.0.0.1', {}, '1.0'))).toBe(false);
  });
});
