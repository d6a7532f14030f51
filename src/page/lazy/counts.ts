/**
 * Counts visits at the lead desk, where a page has `counts`: which form was seen, opened, gone through and sent, and where the
 * visitor came from in plain words. Nothing of it tells one visitor from another, and nothing is stored on the device. Loaded
 * only by such pages.
 */
import { ATTRIBUTION_KEY, addTouch, parseAttribution, readTouch } from '../../leads/attribution';
import { toJson } from '../../leads/toJson';
import {
  countedForms,
  stepLabel,
  type VisitEvent,
  type VisitEvents,
  visitLimits,
  visitSource,
} from '../../leads/visitSource';
import { commonAttributes } from '../attributes';
import { isConsentRefused } from '../consent';
import { deskUrl } from '../deskUrl';
import { nearestSetting, settingSources } from '../nearestSetting';
import { pageUrl } from '../pageUrl';
import { safeDocument } from '../safeDocument';
import { whenIdle } from '../scheduling';
import { attempt } from '../storage';

/** Milliseconds in which events are gathered before they are sent. */
const GATHERING = 2_000;

const COUNTED: Readonly<Record<string, VisitEvent['what']>> = {
  view: 'seen',
  open: 'opened',
  step: 'step',
  lead: 'sent',
};

/** What was counted on this page: each once. */
const counted = new Set<string>();
/** What is to be sent, by the address. */
const waiting = new Map<string, VisitEvent[]>();
/** The addresses that have refused: what this page says is not wanted there. */
const refused = new Set<string>();
const followed = new WeakSet<Element>();
let isScheduled = false;

/** Counts one line of analytics of an element, if it is one that is counted. */
export function count(
  element: HTMLElement,
  name: string,
  { step, label }: Readonly<Record<string, string | number>>,
): void {
  const widget = countedForms.find((tag) => tag === element.localName);
  const what = COUNTED[name];
  if (!widget || !what || mayNotCount()) return;
  const url = addressOf(element);
  if (url === undefined) return;
  if (what !== 'seen') add(url, { widget, what: 'opened' }); // nobody gets further before
  if (what !== 'step') add(url, { widget, what });
  else if (typeof step === 'number' && step <= visitLimits.step)
    add(url, { widget, what, step, label: stepLabel(String(label)) });
  followTouch(element);
}

/** A form that stands in the page is opened when it is first touched, which may have been before this code was here. */
function followTouch(element: HTMLElement): void {
  if (followed.has(element)) return;
  followed.add(element);
  const onTouch = () => count(element, 'open', {});
  if (element.matches(':focus-within')) onTouch();
  for (const type of ['click', 'focusin']) element.addEventListener(type, onTouch, { once: true });
}

/** @returns undefined where the page does not ask for it, or its leads go to no desk. */
function addressOf(element: HTMLElement): string | undefined {
  const setting = settingSources(element).find((source) => source.hasAttribute('counts'));
  if (!commonAttributes.counts.parse(setting?.getAttribute('counts') ?? 'false')) return undefined;
  const named = nearestSetting(element, 'endpoint');
  const endpoint = typeof named === 'string' ? commonAttributes.endpoint.parse(named) : undefined;
  const url = endpoint === undefined ? undefined : deskUrl(new URL(endpoint), 'events')?.href;
  if (url === undefined)
    warnOnce(
      `"counts" has no effect on <${element.localName}>: expected an endpoint that is a lead desk's, such as https://your-desk.example/api/requests.`,
    );
  return url;
}

const warned = new Set<string>();

/** Tells the page's author. */
function warnOnce(message: string): void {
  if (!warned.has(message)) console.warn(message);
  warned.add(message);
}

/** The visitor's browser or the page says that nothing is to be known of the visit. */
const mayNotCount = (): boolean => isConsentRefused() || navigator.doNotTrack === '1';

function add(url: string, event: VisitEvent): void {
  const key = `${url} ${event.widget} ${event.what} ${event.step ?? ''}`;
  if (counted.has(key) || refused.has(url)) return;
  if (counted.size === 0) followLeaving();
  counted.add(key);
  waiting.set(url, [...(waiting.get(url) ?? []), event]);
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => whenIdle(sendAll), GATHERING);
}

/** The source of this visit, by the attribution that leads carry. It is read, and nothing is written. */
function sourceOfVisit(): string {
  const now = Date.now();
  const touch = readTouch(pageUrl(), safeDocument.referrer, now);
  const stored = attempt(() => parseAttribution(localStorage.getItem(ATTRIBUTION_KEY)));
  return visitSource(addTouch(stored, touch, now).last ?? touch);
}

/** @returns the bodies to send, by their address; none where counting was refused meanwhile. */
function takeWaiting(): [url: string, body: string][] {
  isScheduled = false;
  const taken = mayNotCount() ? [] : [...waiting];
  waiting.clear();
  return taken.map(([url, events]) => [
    url,
    toJson({ source: sourceOfVisit(), events } satisfies VisitEvents),
  ]);
}

function sendAll(): void {
  for (const [url, body] of takeWaiting()) void send(url, body).catch(() => {});
}

/** As plain text, which needs no preflight. Rejects where the desk cannot be reached: that is not repeated. */
async function send(url: string, body: string): Promise<void> {
  const response = await fetch(url, { method: 'POST', body, credentials: 'omit', priority: 'low' });
  if (response.ok) return;
  refused.add(url);
  const answer = (await response.json()) as { detail?: string } | null;
  warnOnce(`Visits are not counted at ${url}. ${answer?.detail ?? response.status}`);
}

/** A page that is left, or put aside on a phone, may not come back; nobody could read an answer. */
function sendAtLast(): void {
  for (const [url, body] of takeWaiting()) navigator.sendBeacon(url, body);
}

function followLeaving(): void {
  addEventListener('pagehide', sendAtLast);
  safeDocument.addEventListener('visibilitychange', () => {
    if (safeDocument.visibilityState === 'hidden') sendAtLast();
  });
}
