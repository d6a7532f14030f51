import { safeDocument } from './safeDocument';

/** Consent is refused by the page, at any time, with `<html data-bio-consent="no">`, or by the browser's Global Privacy Control. */
export const isConsentRefused = (): boolean =>
  safeDocument.documentElement.dataset['bioConsent']?.trim().toLowerCase() === 'no' ||
  Reflect.get(navigator, 'globalPrivacyControl') === true;

/** Calls back when the page changes the consent. @returns ends it. */
export function watchConsent(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(safeDocument.documentElement, { attributeFilter: ['data-bio-consent'] });
  return () => observer.disconnect();
}
