/** Records what is done to widgets before our code is here, for the islands to record it in their turn. */
import { SCRIPTED } from '../../src/page/hash';

const early: [Element, Event][] = [];
const recording = new AbortController();
/** What the pointer went down on: it may be released elsewhere. */
let held: Element | undefined;

for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'click'])
  addEventListener(
    type,
    (event) => {
      const [target] = event.composedPath();
      if (!(target instanceof Element)) return;
      // Any other press was answered by the browser itself. Repeated, it would be answered twice.
      if (type === 'click' && !target.closest(SCRIPTED)) return;
      if (type === 'pointerdown') held = target;
      early.push([(type.startsWith('pointer') && held) || target, event]);
    },
    { signal: recording.signal },
  );

self.bioRepeatEarly = ({ shadowRoot }) => {
  recording.abort();
  for (const [target, event] of early)
    if (target.getRootNode() === shadowRoot)
      target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
};
