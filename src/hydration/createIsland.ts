import { commonAttributeNames } from '../page/attributes';
import { HYDRATED, lifecycleOf, setLifecycle } from '../page/lifecycle';
import type { HydrationSpec } from './buildData';
import { createPendingAction } from './pendingAction';
import { proxyMethods, proxyProperties } from './proxies';
import type { WidgetCode } from './registry';
import { type Island, islandsIn, register } from './registry';
import { recordActions } from './replay';
import {
  adoptHash,
  closeDialog,
  followHash,
  isForOverlay,
  openDialog,
  pressDialogButton,
} from './triggers/hash';
import { onIntent } from './triggers/intent';
import { onAttributeChange, onSiteChange } from './triggers/settings';

/** What a dialog in the markup does without the widget's code. */
const DIALOG_METHODS: Record<string, typeof openDialog> = { show: openDialog, hide: closeDialog };

/**
 * What all islands share: what the visitor does to the element is kept for the widget, and what the page does to it
 * (methods, properties, attributes, a hash that names it) hydrates it.
 */
export function createIsland(element: HTMLElement, spec: HydrationSpec, code: WidgetCode): Island {
  const ended = new AbortController();
  const { signal } = ended;
  let attempts = 0;
  let cameOnline = false; // since the latest attempt began

  const hydrate = () => {
    const state = lifecycleOf(element);
    if (state === 'loading' || state === 'hydrated') return;
    setLifecycle(element, 'loading');
    void load();
  };
  const load = async () => {
    const attempt = ++attempts;
    cameOnline = false;
    await code.load();
    // A defined element announces its hydration itself.
    if (attempt === attempts && !customElements.get(element.localName)) fail();
  };
  const fail = () => {
    setLifecycle(element, 'failed');
    if (actions.runNatively()) pending.end();
    else pending.fail();
    if (cameOnline) hydrate();
  };
  const pending = createPendingAction(element, fail);
  const ask = (control?: Element) => {
    pending.start(control);
    hydrate();
  };
  // A dialog in the markup needs no code to be opened and closed.
  element.addEventListener(
    'click',
    (event) => {
      if (pressDialogButton(island, event)) event.stopImmediatePropagation();
    },
    { capture: true, signal },
  );
  const actions = recordActions(element, signal, (pressed) => (pressed ? ask(pressed) : hydrate()));
  // Listens before what replays the actions: their calls need the class's own methods.
  proxyMethods(element, spec.methods, (call, method) => {
    if (DIALOG_METHODS[method]?.(island)) return;
    actions.add(call);
    if (method === 'show') ask();
  });
  element.addEventListener(
    HYDRATED,
    () => {
      ended.abort();
      pending.end();
      actions.replay();
    },
    { signal },
  );
  const onOnline = () => {
    cameOnline = true;
    if (lifecycleOf(element) === 'failed') hydrate();
  };
  const attributes = [...spec.attributes, ...commonAttributeNames];
  const followAttributes = () => {
    if (signal.aborted) return; // the widget follows its attributes itself
    if (Reflect.get(element, 'open') ?? element.matches('[open]:not([open=false])')) {
      if (!openDialog(island)) ask();
    } else {
      // A panel has no attribute that says so.
      if (spec.attributes.includes('open')) closeDialog(island);
      hydrate();
    }
  };
  setLifecycle(element, 'island');
  const island: Island = {
    element,
    spec,
    signal,
    hydrate,
    ask,
    followAttributes,
    onOnline,
    preload: code.preload,
  };
  register(island);

  proxyProperties(element, attributes, followAttributes);
  onAttributeChange(element, attributes, followAttributes);
  onSiteChange(element);
  if (spec.hydrate !== 'never') onIntent(island, isForOverlay);
  adoptHash(island);
  followHash(island);
  return island;
}

// A server, which may import this, has no events.
globalThis.addEventListener?.('online', () => islandsIn().forEach(({ onOnline }) => onOnline()));
