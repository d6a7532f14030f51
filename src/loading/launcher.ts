/**
 * Stands in for an overlay's widget until somebody comes near: shows its floating button at once, in a shadow root that
 * the widget takes over, and wakes it. A file of its own, which only pages with such a widget load.
 */

import { keepClear } from '../ui/keepClear';
import { standInMethods } from './standIns';

/** A widget's first state, as the build rendered it. */
interface FirstState {
  html: string;
  css: string;
  /** The hash that opens it where the element has no id. */
  hash: string;
}

/** By selector. The build fills it in. */
declare const FIRST_STATES: Readonly<Record<string, FirstState>>;

/** What the widget will have as methods; until it is here they wake it. */
const METHODS = ['show', 'hide', 'reset'] as const;

/**
 * @param near loads the widget's code, which takes the element over.
 * @throws where the page's policy does not let it build anything.
 */
export function standIn(element: HTMLElement, near: () => unknown): void {
  const first = firstStateOf(element);
  if (!first) return;
  const ended = new AbortController();
  const { signal } = ended;
  const shadow = build(element, first);
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
    'bio-ready',
    () => {
      ended.abort();
      button.removeAttribute('aria-busy');
    },
    { signal },
  );
  thrownAway.register(element, ended);
  answerHash();
}

const firstStateOf = (element: Element): FirstState | undefined =>
  Object.entries(FIRST_STATES).find(([selector]) => element.matches(selector))?.[1];

/** Ends the ties of an element that went away unused. */
const thrownAway = new FinalizationRegistry<AbortController>((ended) => ended.abort());

/** What wakes an element. */
const waiting = new WeakMap<Element, () => unknown>();

/** The widget itself reads the address as soon as it is here. */
function answerHash(): void {
  for (const element of document.querySelectorAll(':not(:defined)'))
    if (location.hash === `#${element.id || firstStateOf(element)?.hash}`) waiting.get(element)?.();
}
addEventListener('hashchange', answerHash);

/** Builds what a prerendered page would have brought. Styles go into a sheet, which strict policies allow. */
function build(element: HTMLElement, { html, css }: FirstState): ShadowRoot {
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
  for (let owner: Element | null = element; owner; owner = owner.parentElement?.closest('bio-site') ?? null) {
    const config: unknown = Reflect.get(owner, 'config') ?? owner.getAttribute('config')?.trim();
    if (typeof config !== 'string') {
      if (config) return config;
      continue;
    }
    if (!config) continue;
    try {
      return config.startsWith('{')
        ? JSON.parse(config)
        : await (await fetch(config, { credentials: 'omit' })).json();
    } catch {
      return undefined; // the widget says what is wrong, when it is there
    }
  }
  return undefined;
}

/** The button in the page's own colours and words. The widget checks the same values when it is there. */
function dress(element: Element, shadow: ShadowRoot, config: unknown): void {
  const container = shadow.querySelector<HTMLElement>('[data-app]');
  const at = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? Reflect.get(value, key)
      : undefined;
  const theme = at(config, 'theme');
  for (const [name, value] of Object.entries(theme ?? {}))
    container?.style.setProperty(`--bio-${name}`, value as string);
  const lang = element.closest('[lang]')?.getAttribute('lang')?.toLowerCase() ?? 'en';
  for (const place of shadow.querySelectorAll<HTMLElement>('[data-text]')) {
    const text = [lang, lang.split('-')[0] ?? '', 'en']
      .map((tag) => (place.dataset['text'] ?? '').split('.').reduce(at, at(at(config, 'texts'), tag)))
      .find((word) => typeof word === 'string');
    if (typeof text === 'string') place.textContent = text;
  }
}
