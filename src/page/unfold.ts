/** Shows what a widget's markup folds. Once hydrated, the widget does so itself. */
export const unfold = (root: ShadowRoot | null): void =>
  root?.querySelector('[data-folded]')?.removeAttribute('data-folded');

/**
 * Does so as soon as a field of it has the focus. Not by `:has(:focus)`: between two fields nothing has it, and the second
 * one would be hidden when it is to take it.
 */
export const unfoldAtFocus = (root: ShadowRoot | null): void =>
  root?.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches('input,textarea')) unfold(root);
  });
