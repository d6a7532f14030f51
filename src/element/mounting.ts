/** How React takes over what a page shows of an element. */

import { version } from 'virtual:build';
import { DEFAULT_LANGUAGE } from '../page/language';
import { HYDRATED, lifecycleOf, setLifecycle } from '../page/lifecycle';
import { phoneHref } from '../page/phoneHref';
import { setPictureFolder } from '../page/pictureFolder';
import { keepContent, removeStale, watchContent } from '../page/removeStale';
import { rewrittenMarkup } from '../page/rewrittenMarkup';
import { clearTyped, fillInTyped } from '../page/typedDraft';
import { preserveInput } from './preserveInput';
import { createContainer, hasReactRoot, hydrateApp, type ReactElement, setContainer } from './reactRoot';
import { isOverlay } from './settings';
import type { WidgetFacts, WidgetSpec } from './spec';

type RestoreInput = (data: FormData) => void;

export interface Mounting<S extends WidgetSpec> {
  /** Whether the markup that is hydrated has the closed dialog. */
  hasDialog: () => boolean;
  /** Gives React a container of its own, because it would render other texts than the markup's. */
  replaceMarkup: () => void;
  /** Renders when the code is there that these facts ask for. */
  mount: (facts: WidgetFacts<S>) => void;
  /** To be called when React has rendered, before it is painted. */
  onRendered: (restoreInput: RestoreInput) => void;
  /** To be called before React renders all of it anew. @returns to be called when it has. */
  renderAnew: () => () => void;
  /** To be called when the element answers by itself. */
  announce: () => void;
}

/** @param render lets r2wc render into the empty container. */
export function createMounting<S extends WidgetSpec>(
  element: ReactElement,
  spec: S,
  render: () => void,
): Mounting<S> {
  const root = element.shadowRoot;
  // What a render takes over, and leaves nothing of. They are two values because either may be there without the other: stale
  // markup before React begins, what is typed where the markup is not stale, or where the element comes back to the page.
  /** Markup that cannot be hydrated. */
  let stale = root && staleMarkup(root);
  /** Hands over what was done to markup that React hydrates, where it has rendered it anew. */
  let endWatching: (() => void) | undefined;
  /** Hands over what is typed while React hydrates the markup, or renders in its place. */
  let endPreserving: ((restoreInput: RestoreInput) => void) | undefined;

  const removeLoadError = () => root?.querySelector('[data-load-error]')?.remove();

  const hasDialog = () =>
    isOverlay(element, spec) && !stale && element.container.querySelector('dialog') !== null;

  const mountNow = () => {
    if (hasReactRoot(element)) return;
    removeLoadError(); // it may stand inside the markup
    const { container } = element;
    endPreserving = preserveTyped(stale ?? container);
    const { pictures } = container.dataset;
    if (pictures) setPictureFolder(pictures); // React leaves the URLs of hydrated pictures as they are
    if (container.hasChildNodes()) {
      endWatching = watchContent(container);
      hydrateApp(element, container);
    } else render();
  };

  const preserveTyped = (markup: HTMLElement) => {
    if (markup.hasChildNodes()) {
      fillInTyped(element, isOverlay(element, spec));
      return preserveInput(markup);
    }
    // It was typed into an element that left the page before its code was there.
    return (restoreInput: RestoreInput) => {
      if (fillInTyped(element, isOverlay(element, spec))) preserveInput(element.container)(restoreInput);
    };
  };

  return {
    hasDialog,

    replaceMarkup() {
      const { container } = element;
      if (!container.hasChildNodes()) return;
      stale = container;
      setContainer(element, createContainer());
      container.after(element.container);
    },

    mount(facts) {
      const mountLater = () => element.isConnected && mountNow();
      const dialog = hasDialog() ? spec.overlay?.loadDialog?.() : undefined;
      const parts = spec.loadParts?.(facts);
      if (dialog || parts) void Promise.allSettled([dialog, parts]).then(mountLater);
      // All elements of a tag are defined at once: those that no visitor waits for hydrate in tasks of their own.
      else if (lifecycleOf(element) === 'island') setTimeout(mountLater);
      else mountNow();
    },

    onRendered(restoreInput) {
      endWatching?.();
      endPreserving?.(restoreInput);
      if (stale) removeStale(stale, element.container);
      endWatching = undefined;
      endPreserving = undefined;
      stale = undefined;
      // The prerendered styles: the shared sheets replace them.
      for (const style of root?.querySelectorAll('style, link') ?? []) style.remove();
    },

    renderAnew: () => keepContent(element.container),

    announce() {
      removeLoadError(); // the time limit may have passed while React rendered
      setLifecycle(element, 'hydrated');
      element.dispatchEvent(new CustomEvent(HYDRATED));
      clearTyped(element, isOverlay(element, spec)); // it is in the store, which has a draft of its own
    },
  };
}

/**
 * The markup of another release, or one whose addresses were rewritten. What the script itself has shown bears no release: it
 * is of this one.
 */
export const staleMarkup = (root: ShadowRoot): HTMLElement | undefined =>
  rewrittenMarkup(root) ??
  [...root.querySelectorAll<HTMLElement>('[data-release]')].find(
    ({ dataset }) => dataset['release'] !== version,
  );

/**
 * Whether the page has changed its language or its phone number since the markup was made. React would find other texts than
 * it expects, and does not mend the address of a link whose words are the same.
 */
export const isOutdated = (container: HTMLElement, lang: string, phone: string): boolean => {
  if (!container.hasChildNodes()) return false;
  const called = container.querySelector('a[href^="tel:"]')?.getAttribute('href');
  return (
    (container.dataset['language'] ?? DEFAULT_LANGUAGE) !== lang ||
    (called !== undefined && called !== phoneHref(phone))
  );
};
