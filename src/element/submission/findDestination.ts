import { leadForms } from '../../domain/leadKinds';
import type { Lead } from '../../domain/leadSchema';
import type { Destination } from '../../leads/outbox';
import { commonAttributes } from '../../page/attributes';
import { nearestSetting } from '../../page/nearestSetting';
import { safeDocument } from '../../page/safeDocument';

/**
 * Where this page sends leads of a kind: to the endpoint of the first widget of that kind which has one of its own, else to
 * the first that any element of ours has. Undefined where none has one.
 */
export function findDestination(kind: Lead['kind']): Destination | undefined {
  const named = [...safeDocument.querySelectorAll('[endpoint]')]
    .filter((element) => element.localName.startsWith('bio-'))
    .toSorted(
      (one, other) => Number(other.localName === leadForms[kind]) - Number(one.localName === leadForms[kind]),
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
