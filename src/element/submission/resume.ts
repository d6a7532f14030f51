/**
 * Brings back a form that was left, for whoever opens the link of the mail about it: what was typed becomes the draft of the form
 * on this device. Loaded where the page's URL has the hash of such a link.
 */
import type { FormDraft } from '../../domain/formDraft';
import { RESUME_HASH } from '../../domain/resumeHash';
import { deskUrl } from '../../page/deskUrl';
import { dropHash, withoutHash } from '../../page/hash';
import { nearestSetting } from '../../page/nearestSetting';
import { safeDocument } from '../../page/safeDocument';
import { attempt } from '../../page/storage';
import { elementDraftPrefix } from '../../page/storageKeys';
import { store } from './revisions';

/** The hash of the page that is loaded once more, before the prefix of the draft that was stored. */
const RESUMED_HASH = '#bio-resumed=';

/** Milliseconds that a page may take until it has its forms. */
const PATIENCE = 10_000;

/** What `POST /api/resume` answers. */
interface Resumed {
  /** The id of the lead. */
  id: string;
  revision: number;
  draft: FormDraft;
}

/** How the browser loads a page. */
type Loading = Pick<Location, 'reload' | 'replace'>;

export async function resume(loading: Loading = location): Promise<void> {
  const { hash } = location;
  dropHash(); // it is nobody else's
  if (hash.startsWith(RESUME_HASH)) await bringBack(hash.slice(RESUME_HASH.length), loading);
  else if (hash.startsWith(RESUMED_HASH)) await showForm(decodeURIComponent(hash.slice(RESUMED_HASH.length)));
}

async function bringBack(token: string, loading: Loading): Promise<void> {
  const calls = (await appear(callsOfPage)) ?? [];
  for (const call of calls) {
    const response = await ask(call, token);
    if (response?.status === 410) {
      // The form was sent, or the link has expired: the desk says which.
      loading.replace(new URL(call.pathname.replace(/\/api\/resume.*/, `/r/${token}`), call));
      return;
    }
    if (response?.ok) {
      if (restore((await response.json()) as Resumed, token)) loading.reload();
      return;
    }
  }
}

const ask = (call: URL, token: string): Promise<Response | undefined> =>
  fetch(call, { method: 'POST', body: token, credentials: 'omit', cache: 'no-store' }).catch(() => undefined);

/** Where the desks of the page's forms are asked; undefined where it has none yet. */
function callsOfPage(): URL[] | undefined {
  const calls = new Map<string, URL>();
  for (const element of widgets()) {
    const endpoint = nearestSetting(element, 'endpoint');
    if (typeof endpoint !== 'string' || !URL.canParse(endpoint, safeDocument.baseURI)) continue;
    const call = deskUrl(new URL(endpoint, safeDocument.baseURI), 'resume');
    if (call) calls.set(call.href, call);
  }
  return calls.size > 0 ? [...calls.values()] : undefined;
}

/**
 * Stores the draft, and the link's secret as that by which this device revises the lead.
 * @returns whether the page begins with it when it is loaded once more.
 */
function restore({ id, revision, draft: { prefix, entries } }: Resumed, token: string): boolean {
  const isStored = attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    for (const [name, text] of Object.entries(entries)) sessionStorage.setItem(prefix + name, text);
    return true;
  });
  if (!isStored) return false; // the visitor types it again
  store({ id, secret: token, revision });
  history.replaceState(history.state, '', withoutHash(location) + RESUMED_HASH + encodeURIComponent(prefix));
  return true;
}

/** Shows the visitor the form to which a draft belongs. */
async function showForm(prefix: string): Promise<void> {
  const isOverlay = /^bio:[^:]+:#/.test(prefix);
  const element = await appear(() =>
    widgets().find(
      (widget) =>
        prefix.startsWith(`bio:${widget.localName}:`) &&
        elementDraftPrefix(widget, isOverlay) === prefix &&
        (!isOverlay || 'show' in widget),
    ),
  );
  if (isOverlay) (element as (HTMLElement & { show(): void }) | undefined)?.show();
  else element?.scrollIntoView();
}

const widgets = (): HTMLElement[] =>
  [...safeDocument.querySelectorAll<HTMLElement>('*')].filter(({ localName }) =>
    localName.startsWith('bio-'),
  );

/** What is found on the page, as soon as it is there. */
function appear<Found>(find: () => Found | undefined): Promise<Found | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const found = find();
      if (found === undefined) return;
      observer.disconnect();
      resolve(found);
    };
    const observer = new MutationObserver(look);
    observer.observe(safeDocument.documentElement, { childList: true, subtree: true, attributes: true });
    setTimeout(() => {
      observer.disconnect();
      resolve(undefined);
    }, PATIENCE);
    look();
  });
}
