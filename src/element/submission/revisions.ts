import { newLeadId } from '../../leads/leadId';
import { toJson } from '../../leads/toJson';
import { attempt } from '../../page/storage';
import { STORAGE_PREFIX } from '../../page/storageKeys';

/** What the device stores of a lead besides its draft. */
interface SentLead {
  readonly id: string;
  /** Proves to the endpoint that a revision comes from here: nothing else gets it. */
  readonly secret: string;
  /** How many revisions there are. */
  readonly revision: number;
}

const KEY = `${STORAGE_PREFIX}leads`;
/** Only the latest leads are stored: nobody revises an earlier one. */
const LIMIT = 20;

/** The leads that this page has sent, for devices that store nothing. */
const ofThisPage = new Map<string, SentLead>();

/** Counts one more revision of a lead, in whichever tab it is made, and whatever the clock says. */
export function nextRevision(id: string): number {
  const lead = find(id);
  const revision = lead.revision + 1;
  store({ ...lead, revision });
  return revision;
}

/** The secret of a lead: the same in all tabs that have its draft. */
export function secretOf(id: string): string {
  const lead = find(id);
  store(lead);
  return lead.secret;
}

function find(id: string): SentLead {
  return [ofThisPage.get(id), ...readAll()].reduce<SentLead>(
    (latest, lead) => (lead?.id === id && lead.revision >= latest.revision ? lead : latest),
    { id, secret: newLeadId(), revision: 0 },
  );
}

/** Stores what a device knows of a lead; another one may have begun it. */
export function store(lead: SentLead): void {
  ofThisPage.set(lead.id, lead);
  const text = toJson([...readAll().filter(({ id }) => id !== lead.id), lead].slice(-LIMIT));
  // All tabs share `localStorage`. Where it is full there may still be drafts, which are in `sessionStorage`.
  const isStored = attempt(() => {
    localStorage.setItem(KEY, text);
    return true;
  });
  if (!isStored) attempt(() => sessionStorage.setItem(KEY, text));
}

const readAll = (): SentLead[] => [...read(() => sessionStorage), ...read(() => localStorage)];

function read(storage: () => Storage): SentLead[] {
  const leads = attempt((): unknown => JSON.parse(storage().getItem(KEY) ?? '[]'));
  return Array.isArray(leads) ? leads.filter(isSentLead) : [];
}

const isSentLead = (lead: Partial<SentLead> | null): lead is SentLead =>
  typeof lead?.id === 'string' && typeof lead.secret === 'string' && Number.isInteger(lead.revision);
