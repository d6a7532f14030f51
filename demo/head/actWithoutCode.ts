/**
 * What is done before our code is here waits for it: the islands replay it. Where the code cannot come, the browser sends
 * the contact form itself, and what opens a dialog or goes on to a step leads to that form.
 */
import { CODE_TIMEOUT } from '../../src/page/importModule';
import { lifecycleOf } from '../../src/page/lifecycle';

/** The widgets of our pages that open over the page, by the hashes that open them. */
export const DIALOGS: Partial<Record<string, string>> = {
  '#audit': 'bio-audit-wizard',
  '#estimate': 'bio-estimator[mode=panel]',
};

const isMarkup = (widget: Element | null) => !widget || lifecycleOf(widget) === 'markup';

let giveUp: () => void;
const missing = new Promise<void>((resolve) => (giveUp = resolve));
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && target.src.endsWith('/biosystem.js') && giveUp(),
  true,
);

/** @param find the widget, once the code is known to be missing. */
function ifMissing(find: () => Element | null, act: () => void): void {
  setTimeout(giveUp, CODE_TIMEOUT);
  void missing.then(() => isMarkup(find()) && act());
}

const goToForm = () => {
  const base = document.querySelector('bio-site')?.getAttribute('base') ?? '';
  location.replace(document.getElementById('contact') ? '#contact' : `${base}/book`);
};

let busy: Element | undefined;
addEventListener('click', (event) => {
  const [pressed] = event.composedPath();
  if (!(pressed instanceof Element)) return;
  const button = pressed.closest<HTMLButtonElement>('[type=submit], [data-floating]');
  const root = button?.getRootNode();
  if (!button || !(root instanceof ShadowRoot) || !isMarkup(root.host)) return;
  event.preventDefault();
  if (busy) busy.ariaBusy = null;
  busy = button;
  busy.ariaBusy = 'true';
  ifMissing(
    () => root.host,
    () => {
      const { form } = button;
      if (form?.method !== 'post') goToForm();
      else if (navigator.onLine) form.submit();
      else addEventListener('online', () => form.submit(), { once: true });
    },
  );
});

function followHash(): void {
  const selector = DIALOGS[location.hash.replace(/=.*/, '')];
  if (selector) ifMissing(() => document.querySelector(selector), goToForm);
}
addEventListener('hashchange', followHash);
followHash();
