import { CODE_TIMEOUT } from '../page/importModule';

/** An element's floating button that is hidden until it is known what it covers. */
export const uncheckedButton = (element: Element): Element | null | undefined =>
  element.shadowRoot?.querySelector('[data-covering=unknown]');

/** Shows it where the code that finds out does not come in time. */
export function showUncheckedInTime(element: Element): void {
  setTimeout(() => uncheckedButton(element)?.removeAttribute('data-covering'), CODE_TIMEOUT);
}
