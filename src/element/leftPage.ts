/**
 * Firefox drops the messages that are under way when it puts a page into its cache of pages. React's scheduler would wait for
 * its message for ever, and show no step any more to a visitor who comes back. So nothing may make React render after
 * `pagehide`; what does is the browser, which takes the focus from the field that has it.
 */
let isLeft = false;
const follow = ({ type }: Event) => (isLeft = type === 'pagehide');

/** Keeps from React that a page which is being left has lost the focus. To be called before React listens to the container. */
export function ignoreLeaving(container: HTMLElement): void {
  for (const type of ['pagehide', 'pageshow']) addEventListener(type, follow);
  container.addEventListener('focusout', (event) => isLeft && event.stopImmediatePropagation(), {
    capture: true,
  });
}
