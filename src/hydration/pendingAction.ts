import { loadError } from 'virtual:build';
import { CODE_TIMEOUT } from '../page/importModule';
import { nearestSetting } from '../page/nearestSetting';
import { phoneHref } from '../page/phoneHref';
import { safeDocument } from '../page/safeDocument';

/** What the visitor asked of a widget that is not hydrated: it is answered immediately, and has an end. */
export interface PendingAction {
  /**
   * Shows that it was understood, and begins the time limit.
   * @param pressed undefined where a method or the URL asked.
   */
  start: (pressed?: Element) => void;
  /** The code cannot be loaded: a message says so. Does nothing where nothing was asked. */
  fail: () => void;
  /** The widget is hydrated. */
  end: () => void;
}

/** @param onTimeout is called when the code has not come in time. */
export function createPendingAction(element: HTMLElement, onTimeout: () => void): PendingAction {
  let control: Element | null | undefined;
  let timeout: AbortSignal | undefined;
  const busy = new Map<Element, Animation>();

  const floatingButton = () => element.shadowRoot?.querySelector('[data-floating]');

  const end = () => {
    timeout = undefined;
    for (const [shown, dimmed] of busy) {
      shown.ariaBusy = null;
      dimmed.cancel();
    }
    busy.clear();
  };
  return {
    start(pressed) {
      control = pressed ?? control ?? floatingButton();
      if (control && !busy.has(control)) {
        control.ariaBusy = 'true';
        // An animation needs no style sheet, which links of the page would not have, and leaves nothing behind.
        busy.set(control, control.animate({ opacity: [0.5, 0.5] }, CODE_TIMEOUT));
      }
      if (timeout) return; // it runs from the first press on
      const started = AbortSignal.timeout(CODE_TIMEOUT);
      started.addEventListener('abort', () => timeout === started && onTimeout());
      timeout = started;
    },
    fail() {
      if (!timeout) return;
      end();
      // The page may have removed what was pressed.
      showLoadError(element, control?.isConnected ? control : (floatingButton() ?? element));
    },
    end,
  };
}

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
    link.href = phoneHref(phone);
    link.append(phone);
    message.append(link);
  }
  return message;
}
