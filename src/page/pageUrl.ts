import { safeDocument } from './safeDocument';

/** The address of the page that the visitor is on. In the frame of `/embed/` that is the page around it, which it writes there. */
export const pageUrl = (): string => safeDocument.documentElement.dataset['bioPage'] ?? location.href;
