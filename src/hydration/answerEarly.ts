import { overlays } from 'virtual:build';
import { recordEarlyEvents } from '../page/earlyEvents';
import { followHere, hashNames, leadsHere, linkOf, overlayId, SCRIPTED } from '../page/hash';
import { CODE_TIMEOUT } from '../page/importModule';
import { lifecycleOf } from '../page/lifecycle';
import { safeDocument } from '../page/safeDocument';
import type { IslandsCode } from './islandsCode';
import { ensureMessage, showLoadError } from './loadError';
import type { Release } from './release';
import { showBusy } from './showBusy';

interface EarlyAnswers {
  /** Asks for an element's island, and says so where it does not come in time. */
  expectIsland: (element: HTMLElement, control?: Element) => void;
  /** As `bioRepeatEarly`. */
  repeatEarly: (element: Element) => boolean;
}

/** Answers what is done to widgets before their islands are there, which then repeat it. */
export function answerEarly(islands: IslandsCode, release: Release): EarlyAnswers {
  const fail = async (element: HTMLElement, control: Element) => {
    if (lifecycleOf(element) !== 'markup') return;
    await ensureMessage(element, release);
    showLoadError(element, control);
  };
  const expectIsland: EarlyAnswers['expectIsland'] = (element, control) => {
    islands.fetch();
    const pressed = control ?? element.shadowRoot?.querySelector('[data-floating]') ?? element;
    AbortSignal.timeout(CODE_TIMEOUT).addEventListener('abort', () => void fail(element, pressed));
  };
  /** A script in the head of our own pages records, and leads to a form where the code for a dialog does not come. */
  const isOurPage = self.bioRepeatEarly !== undefined;
  const repeat = self.bioRepeatEarly ?? recordEarlyEvents();
  /** What ends the marks of what was pressed, by widget. */
  const endings = new WeakMap<Element, () => void>();

  addEventListener('click', (event) => {
    if (event.defaultPrevented) return; // it has been answered
    const link = isOurPage ? undefined : pressedLink(event);
    if (link) followHere(event, link.control);
    const { element, control } = link ?? pressedControl(event) ?? {};
    if (!element || !control || lifecycleOf(element) !== 'markup') return;
    if ('styled' in control.dataset) {
      islands.fetch(); // its styles show what was asked
      return;
    }
    expectIsland(element, control);
    endings.get(element)?.();
    const endBusy = showBusy(control);
    endings.set(element, endBusy);
    AbortSignal.timeout(CODE_TIMEOUT).addEventListener('abort', endBusy);
  });
  return {
    expectIsland,
    repeatEarly(element) {
      endings.get(element)?.(); // the island has a mark of its own
      return repeat(element);
    },
  };
}

interface Pressed {
  element: HTMLElement;
  control: HTMLElement;
}

/** A control in a widget whose press needs a script. */
function pressedControl(event: Event): Pressed | undefined {
  const [target] = event.composedPath();
  const control = target instanceof Element ? target.closest<HTMLElement>(SCRIPTED) : null;
  const { host } = (control?.getRootNode() ?? {}) as Partial<ShadowRoot>;
  return control && host instanceof HTMLElement && host.localName.startsWith('bio-')
    ? { element: host, control }
    : undefined;
}

/** A link to an overlay in the document. */
function pressedLink(event: Event): (Pressed & { control: HTMLAnchorElement }) | undefined {
  const link = linkOf(event);
  if (!link || !leadsHere(link)) return undefined;
  for (const target of overlays)
    for (const element of safeDocument.querySelectorAll<HTMLElement>(target.selector))
      if (hashNames(link.hash, overlayId(element, target))) return { element, control: link };
  return undefined;
}
