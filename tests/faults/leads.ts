import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { contactLead } from '../../server/testing/leads';
import type { Deployment } from './deployment';
import { type Finding, none } from './experiment';

/** A lead as it is sent. */
export interface SentLead extends Record<string, unknown> {
  id: string;
  timestamp: string;
  revision: number;
}

/** The IP address of one of many visitors: a desk limits the rate of each. */
export const randomIp = () => `127.${1 + Math.floor(Math.random() * 100)}.0.1`;

/** A booking unlike every other one. */
export function booking(own: Record<string, unknown> = {}): SentLead {
  const areasOfConcern = `Moss ${randomBytes(20).toString('hex')}`;
  return { ...contactLead({ areasOfConcern, secret: randomUUID(), ...own }), revision: 1 };
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

/** A grey JPEG of one pixel, filled up to that size by comments. */
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

/** A revision that was acknowledged. */
interface Expected {
  /** The fields that were sent: a desk may add some of its own. */
  fields: string[];
  fingerprint: string;
}

/** What was sent and what was acknowledged, to be compared with the database. */
export class Ledger {
  /** Acknowledged leads by id: the revisions of each, by their number. */
  private readonly expected = new Map<string, Map<number, Expected>>();

  /** @param sent the ids of leads that may be in the database */
  constructor(private readonly sent = new Set<string>()) {}

  /** Call it before the first byte is sent: from then on the lead may be in the database. */
  sending({ id }: SentLead): void {
    this.sent.add(id);
  }

  acknowledged(lead: SentLead): void {
    const revisions = this.expected.get(lead.id) ?? new Map<number, Expected>();
    // A desk stores only a hash of the secret.
    const fields = Object.keys(lead).filter((field) => field !== 'secret');
    revisions.set(lead.revision, { fields, fingerprint: fingerprint(lead, fields) });
    this.expected.set(lead.id, revisions);
  }

  /** What was acknowledged until now. What is sent later may be in the database, too. */
  untilNow(): Ledger {
    const ledger = new Ledger(this.sent);
    for (const [id, revisions] of this.expected) ledger.expected.set(id, new Map(revisions));
    return ledger;
  }

  /** Whether a lead was acknowledged. */
  has(id: string): boolean {
    return this.expected.has(id);
  }

  /** How many leads were acknowledged whose ids are not in an export. */
  lackedBy(exported: string): number {
    const ids = new Set(exported.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g));
    return [...this.expected.keys()].filter((id) => !ids.has(id)).length;
  }

  /** How many leads were acknowledged, each counted once. */
  get count(): number {
    return this.expected.size;
  }

  /** Stops the deployment's desks as a power cut would, and compares the database with what was acknowledged. */
  async compare(deployment: Pick<Deployment, 'killDesks' | 'leads'>): Promise<Finding[]> {
    await deployment.killDesks();
    const seen = new Set<string>();
    const last = new Map<string, number>();
    let doubled = 0;
    let altered = 0;
    let unknown = 0;
    for await (const lead of deployment.leads()) {
      const id = String(lead['id']);
      const revision = Number(lead['revision']);
      if (seen.has(`${id} ${revision}`) || last.has(id)) doubled++;
      seen.add(`${id} ${revision}`);
      if (lead['superseded'] !== true) last.set(id, revision);
      const expected = this.expected.get(id)?.get(revision);
      if (expected && fingerprint(lead, expected.fields) !== expected.fingerprint) altered++;
      if (!this.sent.has(id)) unknown++;
    }
    let lost = 0;
    let outdated = 0;
    for (const [id, revisions] of this.expected) {
      const numbers = [...revisions.keys()];
      lost += numbers.filter((revision) => !seen.has(`${id} ${revision}`)).length;
      if ((last.get(id) ?? 0) < Math.max(...numbers)) outdated++;
    }
    return [
      none('revisions acknowledged and lost', lost),
      none('doubled', doubled),
      none('not as sent', altered),
      none('of which an older revision counts', outdated),
      none('never sent by anybody', unknown),
    ];
  }
}

function fingerprint(lead: Record<string, unknown>, fields: readonly string[]): string {
  const own = Object.fromEntries(fields.map((field) => [field, lead[field]]));
  return createHash('sha256').update(canonicalJson(own)).digest('base64');
}

/** JSON that does not depend on the order of fields. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
