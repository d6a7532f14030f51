import { CODE_TIMEOUT } from '../page/importModule';
import { showLoadError } from './loadError';
import { showBusy } from './showBusy';

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
  const busy = new Map<Element, () => void>();

  const floatingButton = () => element.shadowRoot?.querySelector('[data-floating]');

  const end = () => {
    timeout = undefined;
    for (const endBusy of busy.values()) endBusy();
    busy.clear();
  };
  return {
    start(pressed) {
      control = pressed ?? control ?? floatingButton();
      if (control && !busy.has(control)) busy.set(control, showBusy(control));
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
