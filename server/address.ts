import type { IncomingMessage } from 'node:http';
import { isIP, SocketAddress } from 'node:net';

/**
 * The address that a request counts for. Behind a proxy of ours it is the last one in `X-Forwarded-For`, which that
 * proxy wrote: the ones before it are the sender's own words.
 */
export function senderOf(request: IncomingMessage, trustProxy: boolean): string {
  const header = request.headers['x-forwarded-for'];
  const lastHop = trustProxy
    ? plainAddress(
        String(header ?? '')
          .split(',')
          .at(-1)
          ?.trim() ?? '',
      )
    : undefined;
  return networkOf(lastHop ?? request.socket.remoteAddress ?? '');
}

/** Headers by which a proxy says that it passes on somebody else's request. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Whether a request was made on this machine; what a proxy here passes on was not. */
export function isLocal(request: IncomingMessage): boolean {
  const network = networkOf(request.socket.remoteAddress ?? '');
  const isLoopback = network.startsWith('127.') || request.socket.remoteAddress === '::1';
  return isLoopback && proxyHeaders.every((name) => request.headers[name] === undefined);
}

/** An address without the port that some proxies write after it, or `undefined` for what is none. */
function plainAddress(text: string): string | undefined {
  const [, bracketed, bare] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? [];
  const address = bracketed ?? bare ?? text;
  return isIP(address) === 0 ? undefined : address;
}

/**
 * What one household or server has: an IPv4 address, or the first 64 bits of an IPv6 one, whose other half its owner
 * changes at will.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  // In its canonical form, without a zone; an IPv4 address that was mapped into IPv6 ends in four decimals.
  const text = new SocketAddress({ address: address.replace(/%.*/, ''), family: 'ipv6' }).address;
  const mapped = /^::ffff:([\d.]+)$/.exec(text)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = text.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  return `${[...groups, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':')}::/64`;
}
