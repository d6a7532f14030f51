/** The data of a snapshot file, and what of it an element shows. */
import { attributeName, parseAddress } from '../page/attributes';
import { languageFallbacks, pageLanguage } from '../page/language';
import { nearestSetting, settingSources } from '../page/nearestSetting';
import { plainPhoneHref } from '../page/plainPhoneHref';
import { safeDocument } from '../page/safeDocument';
import type { SnapshotData } from './buildData';
import { ANY_PLACEHOLDER, PLACEHOLDERS } from './snapshotTree';

/** The first line of every snapshot file, before the code: see `snapshotFile`. */
declare const SNAPSHOT: SnapshotData;

export const { snapshots, secondStep, script } = SNAPSHOT;

/** Whether the snapshot is of the element's config, or both have none: which config it is, the page says. */
export const isOfItsFirm = (element: HTMLElement): boolean =>
  Boolean(nearestSetting(element, 'config')) === (snapshots.config !== undefined);

/** Languages that are served by the same texts are one. */
const textsFor = (lang: string): string => languageFallbacks(snapshots.languages, lang).join();

/**
 * @returns the attribute that decides how the element begins, such as `service=bioseal`; `''` where none does; undefined where
 * only the widget's code can tell.
 */
export function decidingAttribute(element: HTMLElement): string | undefined {
  if (!isOfItsFirm(element) || nearestSetting(element, 'base')) return undefined;
  if (settingSources(element).some((source) => source.hasAttribute('abandoned'))) return undefined;
  // What is shown of a number that the firm lacks is not known.
  const phone = ownPhone(element);
  if (phone !== undefined && (snapshots.phone === '' ? phone !== '' : !plainPhoneHref(phone)))
    return undefined;
  if (textsFor(pageLanguage(element)) !== textsFor(snapshots.askedLang)) return undefined;
  // The widget's code reports mistakes to the page's author, without waiting for a visitor.
  if (['endpoint', 'guard'].some((name) => isBadUrl(element.getAttribute(name)))) return undefined;
  if ([...snapshots.attributes, 'abandoned'].some((property) => Object.hasOwn(element, property)))
    return undefined;
  const present = snapshots.attributes.map(attributeName).filter((name) => element.hasAttribute(name));
  if (present.length > 1) return undefined;
  return present.map((name) => `${name}=${element.getAttribute(name)}`).join('');
}

/** The number that the page names for it. */
function ownPhone(element: HTMLElement): string | undefined {
  const phone = nearestSetting(element, 'phone');
  return typeof phone === 'string' ? phone : undefined;
}

const isBadUrl = (url: string | null): boolean => url !== null && parseAddress(url) === undefined;

/**
 * Fills in what only the page knows.
 * @param releaseUrl the folder of the release's files.
 */
export function fillFor(element: HTMLElement, releaseUrl: string): (text: string) => string {
  const { origin, pathname, href } = new URL('../../pictures/', releaseUrl);
  const own = ownPhone(element);
  const pictures = origin === new URL(safeDocument.baseURI).origin ? pathname : href;
  const filled = {
    [PLACEHOLDERS.pictures]: pictures,
    [PLACEHOLDERS.phone]: own ?? snapshots.phone,
    [plainPhoneHref(PLACEHOLDERS.phone) ?? '']: own === undefined ? snapshots.phoneHref : plainPhoneHref(own),
  };
  return (text) => text.replace(ANY_PLACEHOLDER, (found) => filled[found] ?? '');
}
