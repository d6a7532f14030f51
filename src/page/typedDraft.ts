/**
 * What is typed into a widget's form before its code is there. It is stored as long as the visit lasts, and stands in the
 * fields of the markup when the page is opened again. The hydrated widget takes it over, and has a draft of its own.
 */
import { fillFields, readFields } from './formInput';
import { attempt } from './storage';
import { elementDraftPrefix } from './storageKeys';

/** Whether anything may have been typed on the visit before, or on another page. */
export const mayHaveDrafts = (): boolean => attempt(() => sessionStorage.length > 0) ?? false;

/**
 * @param action gets the form in the element's markup, if any. Nothing is done where storage is blocked or full: the visitor
 * types it again.
 */
const withEntry = <Result>(
  element: Element,
  isOverlay: boolean,
  action: (key: string, form: HTMLFormElement | null | undefined) => Result,
): Result | undefined =>
  attempt(() =>
    action(`${elementDraftPrefix(element, isOverlay)}typed`, element.shadowRoot?.querySelector('form')),
  );

export const storeTyped = (element: Element, isOverlay: boolean): void =>
  withEntry(element, isOverlay, (key, form) => {
    const text = form && readFields(form);
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  });

/** @returns whether there was something to fill in. */
export const fillInTyped = (element: Element, isOverlay: boolean): boolean =>
  withEntry(element, isOverlay, (key, form) => {
    const text = sessionStorage.getItem(key);
    if (!form || !text) return false;
    fillFields(form, text);
    return true;
  }) ?? false;

export const clearTyped = (element: Element, isOverlay: boolean): void =>
  withEntry(element, isOverlay, (key) => sessionStorage.removeItem(key));
