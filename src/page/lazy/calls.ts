/** What members of `BioSystem` do. Fetched when a page first uses one of them. */
import { overlays } from 'virtual:build';
import { closestMatch } from '../../content/closestMatch';
import type { PrefillValues } from '../bioSystemApi';
import { eventNames } from '../events';
import { overlayId, withoutHash } from '../hash';
import { CODE_TIMEOUT } from '../importModule';
import { isReady } from '../impressions';
import { releaseOf } from '../lifecycle';
import { prefillNames } from '../pageUrl';
import { safeDocument } from '../safeDocument';
import { giveValues } from './prefill';

/** Resolves when the page's HTML has been read. */
const parsed = () =>
  new Promise<void>((resolve) => {
    if (safeDocument.readyState !== 'loading') resolve();
    else addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });

/** All elements in the document and in open shadow roots. */
function allElements(root: ParentNode = safeDocument.documentElement): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...allElements(element.shadowRoot)] : element,
  );
}

const isWidget = ({ localName }: Element): boolean =>
  localName.startsWith('bio-') && localName !== 'bio-site';

/** Whether a script of ours runs the element: a misspelled tag shows nothing, ever. */
const isRun = (element: Element): boolean =>
  releaseOf(element) !== undefined || customElements.get(element.localName) !== undefined;

/** What `BioSystem.ready` is. */
export async function whenReady(): Promise<void> {
  await parsed();
  const widgets = allElements().filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && isWidget(element) && isRun(element),
  );
  await new Promise<void>((resolve) => {
    const check = () => {
      if (widgets.every((widget) => isReady(widget) || !widget.isConnected)) resolve();
    };
    addEventListener('bio-ready', check);
    setTimeout(resolve, CODE_TIMEOUT);
    check();
  });
}

/** What `BioSystem.open()` does. */
export async function open(id: string): Promise<boolean> {
  let target = findOverlay(id);
  if (!target) {
    await parsed();
    target = findOverlay(id);
  }
  if (!target) {
    const ids = overlayIds().map((overlay) => `"${overlay.id}"`);
    console.warn(
      `BioSystem.open("${id}"): there is nothing to open. Expected ${ids.join(' or ') || 'a <bio-audit-wizard> or <bio-estimator mode="panel"> on this page'}.`,
    );
    return false;
  }
  // Whatever state the widget is in: all of them answer a link.
  const link = safeDocument.createElement('a');
  link.href = `${withoutHash(location)}#${encodeURIComponent(target)}`;
  safeDocument.body.append(link);
  link.click();
  link.remove();
  return true;
}

/** The ids by which links open the page's overlays, with the usual one of their kind. */
const overlayIds = (): { id: string; usual: string }[] =>
  allElements().flatMap((element) =>
    overlays
      .filter(({ selector }) => element.matches(selector))
      .flatMap((overlay) => {
        const id = overlayId(element, overlay);
        return id === undefined ? [] : [{ id, usual: overlay.hash }];
      }),
  );

/** @returns the id of the overlay that bears it, else of the first one whose kind usually does. */
function findOverlay(wanted: string): string | undefined {
  const found = overlayIds();
  return (found.find(({ id }) => id === wanted) ?? found.find(({ usual }) => usual === wanted))?.id;
}

/** What `BioSystem.prefill()` does. */
export function prefill(values: PrefillValues): void {
  const names: readonly string[] = prefillNames;
  const isKnown = ([name]: [string, unknown]) => names.includes(name);
  const unknown = Object.entries(values).filter((entry) => !isKnown(entry));
  if (unknown.length > 0)
    console.warn(
      `BioSystem.prefill() does not know ${unknown.map(([name]) => guess(name, names)).join(', ')}. Expected ${names.join(', ')}.`,
    );
  giveValues(Object.fromEntries(Object.entries(values).filter(isKnown)));
}

/** Says that no event has the name that `BioSystem.on()` was given. */
export function reportUnknownEvent(name: string): void {
  const names = Object.keys(eventNames).map((known) => known.replace('bio-', ''));
  console.warn(
    `BioSystem.on() does not know ${guess(name.replace('bio-', ''), names)}. Expected ${names.join(', ')}.`,
  );
}

function guess(name: string, names: readonly string[]): string {
  const meant = closestMatch(name, [...names]);
  return `"${name}"${meant ? ` (did you mean "${meant}"?)` : ''}`;
}
