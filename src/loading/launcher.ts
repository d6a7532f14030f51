/**
 * Stands in for an overlay's widget until somebody comes near: shows its floating button at once, in a shadow root that
 * the widget takes over, and wakes it. A file of its own, which only pages with such a widget load.
 */

import { AWAKE } from '../ui/awake';
import { keepClear } from '../ui/keepClear';
import { settingOf } from './settingOf';
import { standInMethods } from './standIns';

/** The one widget that begins as a button, as the build rendered it. */
declare const LAUNCHED: {
  html: string;
  css: string;
  /** The hash that opens it where the element has no id. */
  hash: string;
};
const { html, css, hash } = LAUNCHED;

/** What the widget will have as methods; until it is here they wake it. */
const METHODS = ['show', 'hide', 'reset'] as const;

/**
 * @param near loads the widget's code, which takes the element over.
 * @throws where the page's policy does not let it build anything.
 */
export function standIn(element: HTMLElement, near: () => unknown): void {
  const ended = new AbortController();
  const { signal } = ended;
  const shadow = build(element);
  const button = shadow.querySelector<HTMLElement>('button');
  if (!button) return;

  for (const event of ['pointerenter', 'focusin', 'touchstart'])
    button.addEventListener(event, near, { passive: true, signal });
  standInMethods(element, METHODS, near);
  const showWhenAwake = () => {
    button.setAttribute('aria-busy', 'true');
    (element as HTMLElement & Record<(typeof METHODS)[number], () => void>).show();
  };
  button.addEventListener('click', showWhenAwake, { signal });
  keepClear(button, signal);
  waiting.set(element, near);
  // Only then does the widget answer a press: until its config is there, it renders nothing.
  element.addEventListener(
    AWAKE,
    () => {
      ended.abort();
      button.removeAttribute('aria-busy');
    },
    { signal },
  );
  thrownAway.register(element, ended);
  answerHash();
}

/** Ends the ties of an element that went away unused. */
const thrownAway = new FinalizationRegistry<AbortController>((ended) => ended.abort());

/** What wakes an element. */
const waiting = new WeakMap<Element, () => unknown>();

/** The widget itself reads the address as soon as it is here. */
function answerHash(): void {
  for (const element of document.querySelectorAll(':not(:defined)'))
    if (location.hash === `#${element.id || hash}`) waiting.get(element)?.();
}
addEventListener('hashchange', answerHash);

/** Builds what a prerendered page would have brought. Styles go into a sheet, which strict policies allow. */
function build(element: HTMLElement): ShadowRoot {
  const shadow = element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets.push(sheet);
  shadow.innerHTML = `<div data-app>${html}</div>`;
  void readConfig(element).then((config) => dress(element, shadow, config));
  return shadow;
}

/** The config that counts for the element, unchecked; undefined where there is none, or none to be had. */
async function readConfig(element: HTMLElement): Promise<unknown> {
  const config = settingOf(element, 'config');
  if (typeof config !== 'string') return config;
  try {
    return config.startsWith('{')
      ? JSON.parse(config)
      : await (await fetch(config, { credentials: 'omit' })).json();
  } catch {
    return undefined; // the widget says what is wrong, when it is there
  }
}

/** The button in the page's own colours and words. The widget checks the same values when it is there. */
function dress(element: Element, shadow: ShadowRoot, config: unknown): void {
  const container = shadow.querySelector<HTMLElement>('[data-app]');
  const at = (value: unknown, key: string): unknown => (Object(value) as Record<string, unknown>)[key];
  const theme = at(config, 'theme');
  for (const [name, value] of Object.entries(theme ?? {}))
    container?.style.setProperty(`--bio-${name}`, value as string);
  const lang = element.closest('[lang]')?.getAttribute('lang')?.toLowerCase() ?? 'en';
  for (const place of shadow.querySelectorAll<HTMLElement>('[data-text]')) {
    place.textContent =
      [lang, lang.replace(/-.*/, ''), 'en']
        .map((tag) => (place.dataset['text'] as string).split('.').reduce(at, at(at(config, 'texts'), tag)))
        .find((word) => typeof word === 'string') ?? place.textContent;
  }
}
