import { nearestSetting } from '../page/nearestSetting';
import { setPhone } from './setPhone';

/** The element's config, unchecked, where the page itself holds it; undefined where it is a file, or cannot be read. */
export function inlineConfig(element: HTMLElement): unknown {
  const config = nearestSetting(element, 'config');
  if (typeof config !== 'string') return config;
  try {
    return config.startsWith('{') ? JSON.parse(config) : undefined;
  } catch {
    return undefined; // the widget reports the problem when it is loaded
  }
}

/** The same, also of a file. */
export async function readConfig(element: HTMLElement): Promise<unknown> {
  const config = nearestSetting(element, 'config');
  if (typeof config !== 'string' || config.startsWith('{')) return inlineConfig(element);
  try {
    return await (await fetch(config, { credentials: 'omit' })).json();
  } catch {
    return undefined;
  }
}

/** The value of a key; undefined where there is none, or the object is none. */
export const property = (object: unknown, key: string): unknown =>
  (Object(object) as Record<string, unknown>)[key];

/** The content of each message as it came: a text around a phone number. */
const textsWithPhone = new WeakMap<Element, readonly Node[]>();

/**
 * Shows the firm's phone number in the message for missing code. A config names another firm: where its number is not known,
 * the message does without.
 */
export function showPhone(element: HTMLElement, config: unknown): void {
  const message = element.shadowRoot?.querySelector<HTMLElement>('[data-load-error]');
  if (!message) return;
  const text = textsWithPhone.get(message) ?? [...message.childNodes];
  textsWithPhone.set(message, text);
  const phone = nearestSetting(element, 'phone') ?? property(property(config, 'company'), 'phone');
  if (typeof phone === 'string') {
    message.replaceChildren(...text);
    const link = message.querySelector('a');
    if (link) setPhone(link, phone);
  } else if (nearestSetting(element, 'config')) message.textContent = message.dataset['withoutPhone'] ?? '';
}
