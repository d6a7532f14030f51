/**
 * The page `/embed/?widget=…`: one widget, for hosts that allow nothing but frames. It tells the page around it how high it
 * is, and what became of a lead: the id and the kind, never what a visitor has typed.
 */
import { embeddedWidgets } from 'virtual:build';
import type { WidgetEventName } from '../page/events';
import { safeDocument } from '../page/safeDocument';
import { readQuery } from './readQuery';

/** Told to the page around the frame. */
const EVENTS = [
  'bio-ready',
  'bio-open',
  'bio-close',
  'bio-lead-sent',
  'bio-lead-queued',
  'bio-lead-failed',
] as const satisfies WidgetEventName[];

const { widget, attributes, problems } = readQuery(location.search, embeddedWidgets, parent !== self);
for (const problem of problems) console.error(`/embed/: ${problem}`);
if (widget === undefined) safeDocument.body.append(...problems);
else show(widget, attributes);

function show(name: string, given: Readonly<Record<string, string>>): void {
  const element = safeDocument.createElement(`bio-${name}`);
  const all = {
    endpoint: new URL('../api/requests', safeDocument.baseURI).href, // the desk that serves this page
    ...(name === 'audit-wizard' && { open: '' }), // no link of this page could open it
    ...given,
  };
  for (const [attribute, value] of Object.entries(all)) element.setAttribute(attribute, value);

  const { documentElement } = safeDocument;
  if (given['lang']) documentElement.lang = given['lang'];
  // A link may refuse storage, and nothing else: whoever wrote it cannot consent for the visitor.
  const consent = new URLSearchParams(location.search).get('consent');
  if (consent?.trim().toLowerCase() === 'no') documentElement.dataset['bioConsent'] = 'no';
  // What the visitor sees and came to is the page around the frame, as far as the browser tells it.
  if (parent !== self && safeDocument.referrer) documentElement.dataset['bioPage'] = safeDocument.referrer;

  /** There is nothing in it that only this host's page may know. */
  const tell = (message: object): void => parent.postMessage({ widget: name, ...message }, '*');
  for (const type of EVENTS)
    safeDocument.addEventListener(type, ({ detail }) => {
      tell({ type, ...('kind' in detail && { id: detail.id, kind: detail.kind }) });
    });
  const tellHeight = () => {
    const height = Math.ceil(safeDocument.body.offsetHeight);
    tell({ type: 'bio-height', height });
    tell({ sentinel: 'amp', type: 'embed-size', height }); // the same for <amp-iframe>
  };
  // Before that it would be told that there is nothing to see.
  element.addEventListener('bio-ready', () => new ResizeObserver(tellHeight).observe(safeDocument.body), {
    once: true,
  });
  safeDocument.addEventListener('click', openBesideFrame, { capture: true });
  safeDocument.body.append(element);
}

/** A link to another page gets a tab of its own: the frame is too small for it, and what was typed here stays. */
function openBesideFrame(event: MouseEvent): void {
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  const isOwn = link?.href.split('#')[0] === location.href.split('#')[0];
  if (link && !link.target && !isOwn && /^https?:$/.test(link.protocol)) link.target = '_blank';
}
