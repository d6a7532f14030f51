import { type LookupAddress, lookup as resolve } from 'node:dns';
import { lookup as resolveAll } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whether a browser may name this as its push service's address: whoever signs in to the inbox must not have the desk ask programs of
 * its own network.
 * @param service the origin of a push service of one's own
 */
export function isPushAddress(href: string, service: string | undefined): boolean {
  if (!URL.canParse(href)) return false;
  const { origin, protocol, hostname, username, port } = new URL(href);
  if (username !== '') return false;
  if (origin === service) return true;
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return protocol === 'https:' && port === '' && host.includes('.') && isIP(host) === 0;
}

const isPublic = ({ address }: LookupAddress): boolean => ipaddr.process(address).range() === 'unicast';

/** Whether every address of a name is public. */
export const isPublicHost = (hostname: string): Promise<boolean> =>
  resolveAll(hostname, { all: true }).then(
    (found) => found.length > 0 && found.every(isPublic),
    () => false,
  );

/** Finds addresses of a name, and none where one of them is not public. It is asked for the very connection: a name may change its address. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0);
    const [first] = found;
    if (!first || !found.every(isPublic))
      return callback(new Error(`${hostname} has no public address`), '', 0);
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};
