/** Whether the device keeps what the widgets store, and what waits there. */
import { createDeviceStorage } from '../../leads/outboxStorage';
import { STORAGE_PREFIX } from '../../page/storageKeys';
import { error, type Rule, warning } from '../rule';

const PROBE = `${STORAGE_PREFIX}check`;

/** Why a store does not take anything; undefined where it does. */
function refusalOf(open: () => Storage): string | undefined {
  try {
    const storage = open();
    storage.setItem(PROBE, '1');
    storage.removeItem(PROBE);
    return undefined;
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
}

const stores: Rule = {
  right: 'The browser keeps drafts.',
  find: () =>
    (
      [
        ['localStorage', () => localStorage],
        ['sessionStorage', () => sessionStorage],
      ] as const
    ).flatMap(([name, open]) => {
      const refusal = refusalOf(open);
      if (refusal === undefined) return [];
      return [
        warning(
          `${name} is ${refusal}: what visitors type is lost with the page, and how they came is not known.`,
          refusal === 'full'
            ? 'Let the site store less there.'
            : 'Allow the page to store: a browser’s setting, or a frame without allow-same-origin, forbids it.',
        ),
      ];
    }),
};

const outbox: Rule = {
  right: 'The browser keeps leads that could not be sent, and none is waiting.',
  find: async () => {
    try {
      const leads = await createDeviceStorage().update((waiting) => ({ leads: waiting, result: waiting }));
      if (leads.length === 0) return [];
      const endpoints = [...new Set(leads.map(({ endpoint }) => endpoint))].join(' and ');
      return [
        warning(
          `${leads.length === 1 ? 'One lead waits' : `${leads.length} leads wait`} on this device: delivery to ${endpoints} is not proven.`,
          'They are sent again while a page with the widgets is open. If they stay, look at the endpoint.',
        ),
      ];
    } catch {
      return [
        warning(
          'IndexedDB is blocked or full: a lead that cannot be sent at once is not kept on the device.',
          'Allow the page to store. In a private window this is usual.',
        ),
      ];
    }
  },
};

const frame: Rule = {
  right: 'The page has an origin and a storage of its own.',
  find: () => {
    if (origin === 'null')
      return [
        error(
          'The page has no origin: it is a file, or stands in a sandboxed frame without allow-same-origin. No desk takes its leads, and nothing is stored.',
          'Open it from a server. To a frame’s sandbox add allow-same-origin, allow-scripts and allow-forms.',
        ),
      ];
    return isFramedByOther()
      ? [
          warning(
            'The page stands in a frame of another site: browsers give it a storage apart, or none.',
            'Put the widgets into the page itself rather than into a frame.',
          ),
        ]
      : [];
  },
};

function isFramedByOther(): boolean {
  try {
    return self !== top && top?.location.origin !== origin;
  } catch {
    return true; // it may not be asked
  }
}

export const storageRules: readonly Rule[] = [frame, stores, outbox];
