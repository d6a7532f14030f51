/**
 * The second step of a wizard before its code is here. It stands in a container of its own beside the first step's, which a
 * rule of the snapshot hides while it does: that one stays the markup that is hydrated.
 */
import { focusInWidget } from '../page/focus';
import { isPlainClick } from '../page/hash';
import { lifecycleOf } from '../page/lifecycle';
import { nextPaint } from '../page/scheduling';
import { hasPageDraft } from '../page/storageKeys';

export interface SecondStepMarkup {
  /** Name of the first step's boxes, one of which has to be ticked. */
  requires: string;
  /** Query parameters of the page's URL that the widget reads. */
  parameters: readonly string[];
  /** Puts the step into a container. */
  build: (container: HTMLElement) => void;
}

/** Shows the second step when the visitor leaves the first one. To be called before the island listens. */
export function watchFirstStep(
  element: HTMLElement,
  { requires, parameters, build }: SecondStepMarkup,
): void {
  const first = element.shadowRoot?.querySelector<HTMLElement>('[data-app]');
  const form = first?.querySelector('form');
  if (!first || !form) return;
  let isElsewhere: boolean | undefined;
  const beginsElsewhere = () => (isElsewhere ??= mayBeginElsewhere(element, parameters));
  // Before anything is stored of what is ticked now. A browser's storage is slow when it is asked first.
  void nextPaint().then(beginsElsewhere);
  element.addEventListener(
    'click',
    (event) => {
      const pressed = (event.composedPath()[0] as Element).closest('button');
      if (pressed?.form !== form || pressed.type !== 'submit' || !isPlainClick(event)) return;
      const isLeaving = !beginsElsewhere() && form.querySelector(`[name=${requires}]:checked`);
      const isShown = first.nextElementSibling?.matches('[data-app]');
      if (isLeaving && !isShown && lifecycleOf(element) !== 'hydrated') show(first, build);
    },
    { capture: true },
  );
}

/** Whether a draft or the page's URL may make a widget begin otherwise than its snapshot. Then its code shows the step. */
function mayBeginElsewhere(element: Element, parameters: readonly string[]): boolean {
  const query = new URLSearchParams(location.search);
  return parameters.some((name) => query.has(name)) || hasPageDraft(element);
}

/** As a hydrated step appears: coming from the side, no lower than the first one, and with the focus on its heading. */
function show(first: HTMLElement, build: (container: HTMLElement) => void): void {
  const second = first.cloneNode() as HTMLElement;
  build(second);
  const height = first.querySelector<HTMLElement>('[data-steady] > *')?.offsetHeight; // while nothing is to be laid out
  const place = second.querySelector<HTMLElement>('[data-steady]');
  place?.style.setProperty('--highest', `${height}px`);
  place?.firstElementChild?.setAttribute('data-way', 'forward');
  first.after(second);
  focusInWidget(second.querySelector<HTMLElement>('[part=heading]'));
}
