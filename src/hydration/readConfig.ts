import { nearestSetting } from '../page/nearestSetting';
import { plainPhoneHref } from '../page/plainPhoneHref';
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
 * Shows the firm's phone number in the message for missing code, and gives it to the link that calls. A config names another
 * firm: where its number is not known, both do without.
 */
export function showPhone(element: HTMLElement, config: unknown): void {
  const phone = nearestSetting(element, 'phone') ?? property(property(config, 'company'), 'phone');
  const message = element.shadowRoot?.querySelector<HTMLElement>('[data-load-error]');
  const call = element.shadowRoot?.querySelector<HTMLAnchorElement>('[part=call]');
  const isOther = nearestSetting(element, 'config');
  const href = typeof phone === 'string' ? plainPhoneHref(phone) : undefined;
  if (call && href) call.href = href;
  else if (phone !== undefined || isOther) call?.removeAttribute('href'); // its styles hide it
  if (!message) return;
  const text = textsWithPhone.get(message) ?? [...message.childNodes];
  textsWithPhone.set(message, text);
  if (typeof phone === 'string') {
    message.replaceChildren(...text);
    const link = message.querySelector('a');
    if (link) setPhone(link, phone);
  } else if (isOther) message.textContent = message.dataset['withoutPhone'] ?? '';
}
