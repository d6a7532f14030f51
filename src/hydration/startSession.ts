import { version } from 'virtual:build';
import { ATTRIBUTION_KEY } from '../leads/attribution';
import { OUTBOX_FLAG } from '../leads/outboxFlag';
import { makeBioSystem, type PageFiles } from '../page/bioSystem';
import { keepLinksHere } from '../page/linksHere';
import { safeDocument } from '../page/safeDocument';
import { whenIdle } from '../page/scheduling';

/** How a script has the files of its release that a page needs besides widgets. */
type ImportFile = <Name extends keyof PageFiles>(name: Name) => Promise<PageFiles[Name]>;

/**
 * What each script of ours does for its page besides showing widgets: it makes `BioSystem`, shows the check where the URL asks
 * for it (`?bio-check`), and goes on with what earlier pages have left.
 * @param discover starts the widgets in a part of the page; left out by a script that defines all classes at once. That one
 * leaves a `BioSystem` as it is which an earlier script has made.
 * @returns whether it is the page's first script of ours.
 */
export function startSession(importFile: ImportFile, discover?: (root: ParentNode) => void): boolean {
  /**
   * The script of another release, or the same one under another URL. It goes first: what it knows, it runs.
   * It may also be the page's own list of calls, as docs/integrations.md gives it.
   */
  const other = self.BioSystem as (Partial<typeof BioSystem> & { calls?: QueuedCall[] }) | undefined;
  const isFirst = !other?.discover;
  if (isFirst) keepLinksHere();
  if (isFirst || discover) {
    self.BioSystem = makeBioSystem(version, importFile, (root) => {
      other?.discover?.(root);
      discover?.(root);
    });
    runQueued(other?.calls);
    if (/[?&]bio-check\b/.test(location.search))
      void importFile('check').then(
        ({ showCheck }) => showCheck(),
        (error: unknown) => console.error('BioSystem: the check cannot be shown.', error),
      );
  }
  // Where storage is blocked or the code cannot be loaded, the next page tries again.
  whenIdle(() => {
    (isFirst ? resumeSession(importFile) : reportOther(importFile, other.version)).catch(() => {});
  });
  return isFirst;
}

/** What a page called before `BioSystem` was there. */
type QueuedCall = readonly [
  name: keyof typeof BioSystem,
  values: unknown[],
  resolve: (result: unknown) => void,
];

function runQueued(calls: readonly QueuedCall[] = []): void {
  for (const [name, values, resolve] of calls) {
    const member: unknown = self.BioSystem[name];
    resolve(typeof member === 'function' ? Reflect.apply(member, undefined, values) : member);
  }
}

async function reportOther(importFile: ImportFile, other: string | undefined): Promise<void> {
  (await importFile('otherRelease')).reportOtherRelease(version, other);
}

/**
 * Brings back a form that was left, records how the visitor came, and sends leads that are queued on the device. Rejects where
 * storage is blocked.
 */
async function resumeSession(importFile: ImportFile): Promise<void> {
  // First: it takes the secret out of the URL, which is recorded below.
  if (location.hash.startsWith('#bio-resume')) await (await importFile('resume')).resume();
  if (location.search || safeDocument.referrer || localStorage[ATTRIBUTION_KEY])
    (await importFile('origin')).recordPage();
  if (localStorage[OUTBOX_FLAG]) (await importFile('submitLead')).resumeOutbox();
}
