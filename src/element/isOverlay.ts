import type { WidgetSpec } from './spec';

/** Whether an element opens over the page, as far as its attributes say now. */
export const isOverlay = (element: Element, { overlay }: WidgetSpec): boolean =>
  overlay !== undefined && element.matches(overlay.selector);
