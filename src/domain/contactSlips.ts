import { phoneNumber } from './phone';

/** What looks like a slip in contact data. It is only a remark: no form refuses it. */
export interface ContactSlip {
  kind: 'phone' | 'email' | 'address';
  /** Of an email address: what was probably meant. */
  suggestion?: string;
}

/** The fields of all forms that hold contact data. */
const kinds: Readonly<Record<string, ContactSlip['kind']>> = {
  phone: 'phone',
  email: 'email',
  address: 'address',
  serviceAddress: 'address',
};

/** Fewer digits are nobody's phone number. */
const LEAST_DIGITS = 7;

/** Where most visitors have their mailbox, with `.com` unless it is named. */
const providers = [
  'gmail',
  'yahoo',
  'hotmail',
  'outlook',
  'icloud',
  'comcast.net',
  'bellsouth.net',
  'verizon.net',
  'sbcglobal.net',
];

/** Names of other providers that are one or two letters from those. */
const others = ['mail', 'email', 'ymail', 'rocketmail', 'googlemail', 'gmx', 'fastmail'];

/** Slips of `.com`. `.co` is a country, but none of these providers is there. */
const COM_SLIPS = ['co', 'cm', 'om', 'con', 'cmo', 'ocm', 'comm', 'vom', 'xom', 'cpm'];

/** @returns what looks like a slip in a field; undefined where nothing does, it is empty, or holds no contact data. */
export function contactSlip(field: string, value: string): ContactSlip | undefined {
  const kind = Object.hasOwn(kinds, field) ? kinds[field] : undefined;
  const text = value.trim();
  if (!kind || text === '') return undefined;
  // Letters that stand for digits count, and a text without a number counts for what digits it has.
  if (kind === 'phone') {
    const digits = (phoneNumber(text) ?? text).replace(/\P{Nd}/gu, '');
    return digits.length < LEAST_DIGITS ? { kind } : undefined;
  }
  if (kind === 'address') return /\p{Nd}/u.test(text) ? undefined : { kind };
  const suggestion = likelyEmail(text);
  return suggestion === undefined ? undefined : { kind, suggestion };
}

/** The same address at the provider that a slip of its domain most likely meant. */
function likelyEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const [name = '', ...rest] = email
    .slice(at + 1)
    .toLowerCase()
    .split('.');
  const end = rest.join('.');
  if (at < 1 || end === '' || others.includes(name)) return undefined;
  for (const provider of providers) {
    const [known = '', tld = 'com'] = provider.split('.');
    const isSlip = name === known ? tld === 'com' && COM_SLIPS.includes(end) : isOneEditAway(name, known);
    if (isSlip) return `${email.slice(0, at + 1)}${known}.${tld}`;
  }
  return undefined;
}

/** Whether one letter added, left out or replaced, or two swapped, make one word the other. */
function isOneEditAway(one: string, other: string): boolean {
  let [start, end] = [0, 0];
  const shorter = Math.min(one.length, other.length);
  while (start < shorter && one[start] === other[start]) start++;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && a === `${b[1]}${b[0]}`);
}
