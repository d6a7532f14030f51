/**
 * Shows a widget's first state on a page that nobody prerendered. The build makes one file of this for each widget,
 * `snapshots/<name>.js`, with the widget's states in it.
 *
 * Pages preload it by a URL without a version, so the loader checks that it is of its own release.
 */
import { languages, snapshotPhone, snapshots, version } from 'virtual:build';
import { attributeName, commonAttributes } from '../page/attributes';
import { DEFAULT_LANGUAGE, directionIn, languageFallbacks, pageLanguage } from '../page/language';
import { placeAnchors } from '../page/lazy/anchors';
import { nearestSetting, settingSources } from '../page/nearestSetting';
import { phoneHref } from '../page/phoneHref';
import { heightOf } from '../page/reservedHeight';
import type { MarkupModule } from './island';
import { inlineConfig, readConfig, showPhone } from './readConfig';
import { buildTree, treesIn } from './snapshotTree';

export { version };

export const showMarkup: MarkupModule['showMarkup'] = (element, releaseUrl) => {
  const state = stateOf(element);
  if (state === undefined) {
    reserveUsualHeight(element, releaseUrl);
    showFirmsPhone(element);
    return false;
  }
  show(element, state, releaseUrl);
  placeAnchors(element, snapshots.anchors[state] ?? []);
  return true;
};

/** @returns the index of the state that the element begins with; undefined where only the widget's code can tell. */
function stateOf(element: HTMLElement): number | undefined {
  if (['config', 'base'].some((name) => nearestSetting(element, name))) return undefined;
  if (settingSources(element).some((source) => source.hasAttribute('abandoned'))) return undefined;
  if (languageFallbacks(languages, pageLanguage(element)).length > 0) return undefined; // snapshots are in English
  // The widget's code reports mistakes to the page's author, without waiting for a visitor.
  if (['endpoint', 'guard'].some((name) => isBadUrl(element.getAttribute(name)))) return undefined;
  if ([...snapshots.attributes, 'abandoned'].some((property) => Object.hasOwn(element, property)))
    return undefined;
  const present = snapshots.attributes.map(attributeName).filter((name) => element.hasAttribute(name));
  if (present.length > 1) return undefined;
  return snapshots.byAttribute[present.map((name) => `${name}=${element.getAttribute(name)}`).join('')];
}

const isBadUrl = (url: string | null): boolean =>
  url !== null && commonAttributes.endpoint.parse(url) === undefined;

const sheet = new CSSStyleSheet();
sheet.replaceSync(snapshots.css);

function show(element: HTMLElement, state: number, releaseUrl: string): ShadowRoot {
  const shadow = element.attachShadow({ mode: 'open' });
  // It stays when the widget adopts the shared sheet: removing it would restyle every element for nothing.
  shadow.adoptedStyleSheets.push(sheet);
  const { origin, pathname, href } = new URL('../../pictures/', releaseUrl);
  const ownPhone = nearestSetting(element, 'phone');
  const phone = typeof ownPhone === 'string' ? ownPhone : snapshotPhone;
  const places = {
    pictures: origin === location.origin ? pathname : href,
    phone,
    phoneHref: phoneHref(phone),
  };
  const dir = directionIn(DEFAULT_LANGUAGE, pageLanguage(element));
  buildTree(shadow, [
    [
      'div',
      { 'data-app': '', 'data-snapshot': '', ...(dir && { dir }) },
      ...treesIn(snapshots.trees, state, places),
    ],
    ...treesIn(snapshots.loadError, state, places),
  ]);
  return shadow;
}

/** A config's file is requested by the widget's code; here only where that cannot be had and the message is shown. */
function showFirmsPhone(element: HTMLElement): void {
  showPhone(element, inlineConfig(element));
  const message = element.shadowRoot?.querySelector('[data-load-error]');
  const onShown = () => void readConfig(element).then((config) => showPhone(element, config));
  if (message) new MutationObserver(onShown).observe(message, { attributeFilter: ['hidden'] });
}

/** Reserves the height of the state without attributes: the widget's own will be about the same. */
function reserveUsualHeight(element: HTMLElement, releaseUrl: string): void {
  const container = show(element, 0, releaseUrl).querySelector<HTMLElement>('[data-app]');
  if (!container) return;
  const height = heightOf(container);
  container.replaceChildren();
  container.style.minBlockSize = `${height}px`;
}
