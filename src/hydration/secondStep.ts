/**
 * The second step of a wizard before its code is here. It stands in a container of its own beside the first step's, which a
 * rule of the snapshot hides while it does: that one stays the markup that is hydrated. The island records the press on Next
 * as any other. Once it is repeated, React shows the second step as well, and takes its place.
 */
import { focusInWidget } from '../page/focus';
import { isPlainClick } from '../page/hash';
import { HYDRATED, lifecycleOf } from '../page/lifecycle';
import { counterpart, removeStale } from '../page/removeStale';
import { safeDocument } from '../page/safeDocument';
import { OUTCOMES_KEY, pageDraftPrefix } from '../page/storageKeys';

/** Whether a draft, a lead's outcome or the page's URL makes a widget begin otherwise than its snapshot. */
export function beginsElsewhere(element: Element, parameters: readonly string[]): boolean {
  const query = new URLSearchParams(location.search);
  try {
    const keys = [...Object.keys(sessionStorage), ...Object.keys(localStorage)];
    const prefix = pageDraftPrefix(element);
    return (
      parameters.some((name) => query.has(name)) ||
      keys.some((key) => key === OUTCOMES_KEY || key.startsWith(prefix))
    );
  } catch {
    return false; // storage is blocked, so nothing was stored
  }
}

/**
 * Shows the second step when the visitor leaves the first one. To be called before the island listens.
 * @param requires name of the boxes, one of which has to be ticked.
 * @param build puts the step into a container.
 */
export function watchFirstStep(
  element: HTMLElement,
  requires: string,
  build: (container: HTMLElement) => void,
): void {
  const form = element.shadowRoot?.querySelector('form');
  if (!form) return;
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  let second: HTMLElement | undefined;
  const end = () => {
    ended.abort();
    const shown = second;
    if (shown) setTimeout(() => replace(shown)); // React has rendered it then
  };

  element.addEventListener(
    'click',
    (event) => {
      const pressed = (event.composedPath()[0] as Element).closest('button');
      if (pressed?.form !== form || pressed.type !== 'submit') return;
      if (lifecycleOf(element) === 'hydrated')
        end(); // the island repeats the press
      else if (!second && isPlainClick(event) && form.querySelector(`[name=${requires}]:checked`))
        second = show(element, build);
    },
    options,
  );
  // The page has changed a setting meanwhile, and React has rendered another form: nothing can be repeated on this one.
  element.addEventListener(HYDRATED, () => form.isConnected || end(), options);
}

const appsOf = (element: HTMLElement) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>('[data-app]') ?? []),
];

/** As a hydrated step appears: with the focus on its heading, coming from the side, and as high as the first one was. */
function show(element: HTMLElement, build: (container: HTMLElement) => void): HTMLElement {
  const [first] = appsOf(element);
  const second = first?.cloneNode() as HTMLElement;
  build(second);
  first?.after(second);
  const bodies = appsOf(element).flatMap((app) => [
    ...app.querySelectorAll<HTMLElement>('[data-steady] > *'),
  ]);
  const highest = Math.max(...bodies.map(({ offsetHeight }) => offsetHeight));
  second.querySelector<HTMLElement>('[data-steady]')?.style.setProperty('--highest', `${highest}px`);
  bodies.at(-1)?.setAttribute('data-way', 'forward');
  focusInWidget(second.querySelector<HTMLElement>('[part=heading]'));
  return second;
}

/** What was ticked meanwhile is ticked in React's step by the same presses. */
function replace(second: HTMLElement): void {
  const [container] = appsOf((second.getRootNode() as ShadowRoot).host as HTMLElement);
  if (!container) return;
  for (const box of second.querySelectorAll('input')) {
    const own = counterpart(box, second, container);
    if (box.checked !== box.defaultChecked && own instanceof HTMLInputElement && own.checked !== box.checked)
      own.click();
  }
  removeStale(second, container);
  // Its look is that of the other one immediately. Those of scroll-driven animations have no end.
  for (const animation of container.getAnimations({ subtree: true }))
    if (animation.timeline === safeDocument.timeline) animation.finish();
}
