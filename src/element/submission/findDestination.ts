import type { Lead } from '../../domain/leadSchema';
import type { Destination } from '../../leads/outbox';
import { commonAttributes } from '../../page/attributes';
import { nearestSetting } from '../../page/nearestSetting';
import { safeDocument } from '../../page/safeDocument';

const FORMS: Readonly<Record<Lead['kind'], string>> = {
  contact: 'bio-contact-form',
  audit: 'bio-audit-wizard',
  estimate: 'bio-estimator',
  quote: 'bio-quote-builder',
};

/**
 * Where this page sends leads of a kind: to the endpoint of the first widget of that kind which has one of its own, else to
 * the first that any element of ours has. Undefined where none has one.
 */
export function findDestination(kind: Lead['kind']): Destination | undefined {
  const named = [...safeDocument.querySelectorAll('[endpoint]')]
    .filter((element) => element.localName.startsWith('bio-'))
    .toSorted(
      (one, other) => Number(other.localName === FORMS[kind]) - Number(one.localName === FORMS[kind]),
    );
  for (const element of named) {
    const endpoint = readUrl(element, 'endpoint');
    if (endpoint) return { endpoint, guard: readUrl(element, 'guard') };
  }
  return undefined;
}

function readUrl(element: Element, name: 'endpoint' | 'guard'): string | undefined {
  const value = nearestSetting(element, name);
  return typeof value === 'string' ? commonAttributes[name].parse(value) : undefined;
}
