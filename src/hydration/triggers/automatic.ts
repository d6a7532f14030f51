import { leadKinds } from 'virtual:build';
import { onPageLanguage } from '../../page/followLanguage';
import { attempt } from '../../page/storage';
import {
  hasPageDraft,
  OUTCOMES_KEY,
  REQUESTED_SERVICES_KEY,
  type StoredOutcome,
} from '../../page/storageKeys';
import { type Island, islandsIn } from '../registry';
import { onNear } from './near';

/** Triggers that need nothing of the visitor, or only that the page is scrolled. */

/** How far from the viewport an island hydrates that is to run when it is seen. */
const VISIBLE_MARGIN = '200px';

/** Hydrates an island as its mode says, and where its widget would begin otherwise than its markup shows. */
export function startAutomatically(island: Island): void {
  const { element, spec, hydrate } = island;
  if (spec.hydrate === 'visible') onNear(element, VISIBLE_MARGIN, hydrate);
  if (spec.hydrate === 'scroll' && NEEDS_SCROLL && scrollY > 0) hydrate();
  startIfStored(island);
}

function startIfStored(island: Island): void {
  if (hasStoredState(island)) island.hydrate();
}

/** Whether a draft, a requested service, a lead's outcome or the page's URL changes what the widget shows first. */
function hasStoredState({ element, spec }: Island): boolean {
  const query = new URLSearchParams(location.search);
  if (spec.parameters.some((name) => query.has(name))) return true;
  // An overlay reads its draft when it opens.
  const isShown = !spec.overlay || !element.matches(spec.overlay.selector);
  const isRequested = () =>
    spec.acceptsServiceRequests && attempt(() => REQUESTED_SERVICES_KEY in sessionStorage);
  return (isShown && (hasPageDraft(element) || hasOutcome(element))) || isRequested() === true;
}

/** Whether the visitor has not been told yet what became of a queued lead of this form. */
const hasOutcome = ({ localName }: Element): boolean =>
  attempt(() =>
    (JSON.parse(localStorage.getItem(OUTCOMES_KEY) ?? '[]') as StoredOutcome[]).some(
      ({ kind, told }) => !told && kind === leadKinds[localName.slice('bio-'.length)],
    ),
  ) ?? false;

/** The outbox dispatches them on the document; a form's own events come from a hydrated form. */
for (const name of ['bio-lead-sent', 'bio-lead-failed'] as const)
  addEventListener(name, () => islandsIn().forEach(startIfStored));

addEventListener('bio-schedule', () => {
  for (const { spec, hydrate } of islandsIn()) if (spec.acceptsServiceRequests) hydrate();
});

// What is shown may be in another language.
onPageLanguage(() => islandsIn().forEach(({ hydrate }) => hydrate()));

/** Where styles cannot follow the scrolling, a script does. */
const NEEDS_SCROLL = !CSS.supports('animation-timeline: scroll()');

if (NEEDS_SCROLL)
  addEventListener(
    'scroll',
    () => {
      for (const { spec, hydrate } of islandsIn()) if (spec.hydrate === 'scroll') hydrate();
    },
    { passive: true, once: true },
  );
