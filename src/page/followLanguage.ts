import { safeDocument } from './safeDocument';

/** Calls back when the page changes the language of an element around widgets, such as that of `<html>`. */
export function onPageLanguage(callback: () => void): void {
  // A widget and a `<bio-site>` follow their own attributes.
  const isChanged = ({ target, oldValue }: MutationRecord) =>
    target instanceof Element &&
    !target.localName.startsWith('bio-') &&
    target.getAttribute('lang') !== oldValue;
  new MutationObserver((records) => {
    if (records.some(isChanged)) callback();
  }).observe(safeDocument.documentElement, {
    subtree: true,
    attributeFilter: ['lang'],
    attributeOldValue: true,
  });
}
