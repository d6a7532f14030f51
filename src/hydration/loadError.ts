import { loadError } from 'virtual:build';
import { nearestSetting } from '../page/nearestSetting';
import { safeDocument } from '../page/safeDocument';
import type { Release } from './release';
import { setPhone } from './setPhone';

/**
 * Says beside what was pressed that the widget's code cannot be loaded: at the end of its form, else in a popover at it, or in
 * the widget's place where nothing was pressed. The markup brings the message, and the widget removes it when it is hydrated.
 * @param control of the widget, or a link anywhere on the page.
 */
export function showLoadError(element: HTMLElement, control: Element): void {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const message = root.querySelector<HTMLElement>('[data-load-error]') ?? createMessage(element);
  // A second step hides the first one, in which it was asked for.
  const ownForm = () => root.querySelector('[data-app]~[data-app] form') ?? control.closest('form');
  const form = root.querySelector('dialog[open] form') ?? (root.contains(control) ? ownForm() : null);
  message.remove(); // inserted again, it is announced again
  message.hidden = false;
  const isBeside = !form && control !== element;
  message.popover = isBeside ? 'auto' : null;
  (form ?? root).append(message);
  if (form) message.scrollIntoView({ block: 'nearest' });
  if (isBeside) message.showPopover?.({ source: control as HTMLElement }); // older browsers show it where it stands
}

/** Gives an element without markup the one that the built-in firm's snapshot has: with its look, and the phone of the config. */
export async function ensureMessage(element: HTMLElement, release: Release): Promise<void> {
  if (element.shadowRoot) return;
  try {
    const snapshot = await release.findSnapshot(element.localName.slice('bio-'.length))?.();
    snapshot?.showMarkup(element, release.folder());
  } catch {
    // `showLoadError` has one of its own.
  }
}

/** For an element without markup of its own. */
function createMessage(element: HTMLElement): HTMLElement {
  const builtIn = nearestSetting(element, 'config') ? undefined : loadError.phone; // a config may name another firm
  const phone = nearestSetting(element, 'phone') ?? builtIn;
  const message = safeDocument.createElement('p');
  message.role = 'alert';
  message.dataset['loadError'] = '';
  Object.assign(message.style, { margin: 0, positionArea: 'bottom' }); // as a popover, beside what was pressed
  message.append(`${loadError.message} `);
  if (typeof phone === 'string') {
    const link = safeDocument.createElement('a');
    setPhone(link, phone);
    message.append(link);
  }
  return message;
}
