import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/**
 * The network that a request is counted for. Behind a trusted proxy it is that of the last address in
 * `X-Forwarded-For`, which the proxy added: the ones before it may be forged by the client.
 */
export function clientNetwork(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '');
  const lastHop = trustProxy ? withoutPort(forwarded.split(',').at(-1)?.trim() ?? '') : undefined;
  return networkOf(lastHop ?? request.socket.remoteAddress ?? '');
}

/** Headers by which a proxy marks a request that it passes on. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Whether a request was made on this machine and not passed on by a proxy on this machine. A proxy that adds no header
 * passes on the name of the site as host, or speaks HTTP/1.0, as nginx does by default.
 */
export function isLocal(request: IncomingMessage): boolean {
  const host = `http://${request.headers.host}`;
  return (
    isLoopback(request.socket.remoteAddress ?? '') &&
    URL.canParse(host) &&
    isLoopback(new URL(host).hostname.replace(/^\[(.*)\]$/, '$1')) &&
    request.httpVersion !== '1.0' &&
    proxyHeaders.every((name) => request.headers[name] === undefined)
  );
}

const isLoopback = (name: string) =>
  name === 'localhost' || (isIp(name) && ipaddr.process(name).range() === 'loopback');

/**
 * The network of one household or server: an IPv4 address, or the /64 prefix of an IPv6 address, whose other half its
 * owner can change at will. An IPv4 address mapped into IPv6 counts as IPv4.
 */
export function networkOf(address: string): string {
  if (!isIp(address)) return address;
  const ip = ipaddr.process(address);
  if (ip.kind() === 'ipv4') return ip.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${ip.toString()}/64`).toString()}/64`;
}

/** Without the short and octal forms of IPv4 that ipaddr.js would accept too. */
const isIp = (text: string) => ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);

/** An IP address without the port that some proxies write after it, or `undefined` for anything else. */
function withoutPort(text: string): string | undefined {
  const [, bracketed, bare] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? [];
  const address = bracketed ?? bare ?? text;
  return isIp(address) ? address : undefined;
}
