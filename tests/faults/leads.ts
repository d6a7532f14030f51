import { createHash, randomBytes } from 'node:crypto';
import { contactLead } from '../../server/testing/leads';
import { type Finding, none } from './experiment';
import type { Place } from './place';

/** A lead as it is sent. */
export interface SentLead extends Record<string, unknown> {
  id: string;
  timestamp: string;
}

/** An address of one of many visitors: a desk may hold back a single one. */
export const someAddress = () => `127.${1 + Math.floor(Math.random() * 100)}.0.1`;

/** A booking unlike every other one. */
export function booking(own: Record<string, unknown> = {}): SentLead {
  return contactLead({ areasOfConcern: `Moss ${randomBytes(20).toString('hex')}`, ...own });
}

/** A booking of the audit wizard with photos of that many bytes, which no other lead has. */
export function auditWithPhotos(photos: number, bytes: number): SentLead {
  const { areasOfConcern, hearAboutUs: _, ...common } = booking();
  return {
    ...common,
    kind: 'audit',
    source: 'Audit Wizard',
    cleaningServices: ['Roof'],
    notes: areasOfConcern,
    photos: Array.from({ length: photos }, () => `data:image/jpeg;base64,${photo(bytes).toString('base64')}`),
  };
}

/** A grey JPEG of one pixel, made as heavy as asked by comments in it. */
function photo(bytes: number): Buffer {
  const start = Buffer.from([0xff, 0xd8]);
  const comments: Buffer[] = [];
  for (let left = bytes; left > 0; left -= 60_000) {
    const size = Math.min(left, 60_000);
    const head = Buffer.from([0xff, 0xfe, 0, 0]);
    head.writeUInt16BE(size + 2, 2);
    comments.push(head, randomBytes(size));
  }
  return Buffer.concat([start, jfif, ...comments, pixel]);
}

const jfif = Buffer.from('ffe000104a46494600010100000100010000', 'hex');
const pixel = Buffer.from(
  [
    `ffdb004300${'01'.repeat(64)}`,
    'ffc0000b080001000101011100',
    `ffc400140001${'00'.repeat(16)}`,
    `ffc400141001${'00'.repeat(16)}`,
    'ffda0008010100003f003fffd9',
  ].join(''),
  'hex',
);

interface Expected {
  /** The fields that were sent: a desk may add some of its own. */
  fields: string[];
  fingerprint: string;
  timestamp: string;
}

/** What was sent and what was acknowledged, to be held against the database. */
export class Ledger {
  /** Acknowledged leads by id: the last revision of each. */
  private readonly expected = new Map<string, Expected>();
  private readonly sent = new Set<string>();

  /** To be called before the first byte: from now on the lead may be in the database. */
  sending({ id }: SentLead): void {
    this.sent.add(id);
  }

  acknowledged(lead: SentLead): void {
    const known = this.expected.get(lead.id);
    if (known && known.timestamp > lead.timestamp) return;
    const fields = Object.keys(lead);
    const { timestamp } = lead;
    this.expected.set(lead.id, { fields, fingerprint: fingerprint(lead, fields), timestamp });
  }

  /** How many leads were acknowledged, each counted once. */
  get count(): number {
    return this.expected.size;
  }

  /** Stops the place's desks as a power cut would, and holds what is left against what was acknowledged. */
  async compare(place: Place): Promise<Finding[]> {
    await place.killDesks();
    const seen = new Map<string, number>();
    let altered = 0;
    let unheardOf = 0;
    for await (const lead of place.leads()) {
      const id = String(lead['id']);
      seen.set(id, (seen.get(id) ?? 0) + 1);
      const expected = this.expected.get(id);
      if (expected && fingerprint(lead, expected.fields) !== expected.fingerprint) altered++;
      if (!this.sent.has(id)) unheardOf++;
    }
    const lost = [...this.expected.keys()].filter((id) => !seen.has(id)).length;
    const doubled = [...seen.values()].filter((times) => times > 1).length;
    return [
      none('acknowledged and lost', lost),
      none('doubled', doubled),
      none('not as last sent', altered),
      none('never sent by anybody', unheardOf),
    ];
  }
}

function fingerprint(lead: Record<string, unknown>, fields: readonly string[]): string {
  const own = Object.fromEntries(fields.map((field) => [field, lead[field]]));
  return createHash('sha256').update(inOneOrder(own)).digest('base64');
}

/** JSON that does not depend on the order of fields. */
function inOneOrder(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
