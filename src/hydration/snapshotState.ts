/** What an element's snapshot depends on. */
import { languages, snapshotPhone, snapshots } from 'virtual:build';
import { attributeName, parseAddress } from '../page/attributes';
import { isInDefaultLanguage } from '../page/language';
import { nearestSetting, settingSources } from '../page/nearestSetting';
import { phoneHref } from '../page/phoneHref';
import type { Places } from './snapshotTree';

/**
 * @returns the attribute that decides how the element begins, such as `service=bioseal`; `''` where none does; undefined where
 * only the widget's code can tell.
 */
export function decidingAttribute(element: HTMLElement): string | undefined {
  if (['config', 'base'].some((name) => nearestSetting(element, name))) return undefined;
  if (settingSources(element).some((source) => source.hasAttribute('abandoned'))) return undefined;
  if (!isInDefaultLanguage(languages, element)) return undefined; // snapshots are in English
  // The widget's code reports mistakes to the page's author, without waiting for a visitor.
  if (['endpoint', 'guard'].some((name) => isBadUrl(element.getAttribute(name)))) return undefined;
  if ([...snapshots.attributes, 'abandoned'].some((property) => Object.hasOwn(element, property)))
    return undefined;
  const present = snapshots.attributes.map(attributeName).filter((name) => element.hasAttribute(name));
  if (present.length > 1) return undefined;
  return present.map((name) => `${name}=${element.getAttribute(name)}`).join('');
}

const isBadUrl = (url: string | null): boolean => url !== null && parseAddress(url) === undefined;

/** @param releaseUrl the folder of the release's files. */
export function placesOf(element: HTMLElement, releaseUrl: string): Places {
  const { origin, pathname, href } = new URL('../../pictures/', releaseUrl);
  const ownPhone = nearestSetting(element, 'phone');
  const phone = typeof ownPhone === 'string' ? ownPhone : snapshotPhone;
  return {
    pictures: origin === location.origin ? pathname : href,
    phone,
    phoneHref: phoneHref(phone),
  };
}
