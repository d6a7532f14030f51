/**
 * Runs before the widgets in a preview's page. Nothing that is tried out may be sent, or stay on the device: the studio may
 * have the same origin as the real site, whose outbox and drafts previews neither read nor write.
 */
import { createMemoryDatabases, createMemoryStorage } from './memoryStorage';
import { type DeskAnswer, deskResponse, ENDPOINT } from './simulatedDesk';

/** How long the desk takes to answer, in ms: as long as one sees that something is being sent. */
const ANSWER_TIME = 400;

function replace(name: 'localStorage' | 'sessionStorage' | 'indexedDB' | 'fetch', value: unknown): void {
  Object.defineProperty(window, name, { value });
}

replace('localStorage', createMemoryStorage());
replace('sessionStorage', createMemoryStorage());
replace('indexedDB', createMemoryDatabases());
// While a preview had the outbox's lock, the real site would not send.
Reflect.deleteProperty(Navigator.prototype, 'locks');

const load = window.fetch;

/** What only reads is loaded, such as a config; the simulated desk answers the rest, and all that is asked of itself. */
replace('fetch', async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const request = new Request(input, init);
  const isOfDesk = new URL(request.url).origin === new URL(ENDPOINT).origin;
  if (['GET', 'HEAD'].includes(request.method) && !isOfDesk) return load.call(window, request);
  const body = await request.text();
  await new Promise((resolve) => setTimeout(resolve, ANSWER_TIME));
  const answer = (document.documentElement.dataset['desk'] ?? 'stores') as DeskAnswer;
  return deskResponse(answer, request, body);
});

/**
 * The browser's Back is the studio's: what a widget adds to the history, such as an open dialog, is an entry of this list
 * only. The page has one entry, which shows the last.
 */
const below: { state: unknown; url: string }[] = [];
History.prototype.pushState = (state, unused, url) => {
  below.push({ state: history.state, url: location.href });
  history.replaceState(state, unused, url);
};
History.prototype.back = () => {
  const entry = below.pop();
  if (!entry) return;
  history.replaceState(entry.state, '', entry.url);
  setTimeout(() => dispatchEvent(new PopStateEvent('popstate', { state: entry.state })));
};
// A browser may have restored the entry in which something was open.
history.replaceState(null, '', location.pathname);

/**
 * Links lead to places in the page; what they lead to elsewhere would be the real site. They are reported by an event. The
 * widgets' own listeners come first.
 */
addEventListener('click', (event) => {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link?.href || event.defaultPrevented) return;
  event.preventDefault();
  const isHere = link.href.split('#')[0] === location.href.split('#')[0];
  if (isHere && link.hash) location.replace(link.hash);
  else
    document.dispatchEvent(new CustomEvent('preview-link', { detail: { href: link.getAttribute('href') } }));
});

document.documentElement.dataset['preview'] = '';
