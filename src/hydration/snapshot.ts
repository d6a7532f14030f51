/**
 * Shows a widget's first state on a page that nobody prerendered. The build makes one file of this for each widget,
 * `snapshots/<name>.js`, with the widget's states in it.
 *
 * Pages preload it by a URL without a version, so the loader checks that it is of its own release.
 */
import { snapshots, version } from 'virtual:build';
import { DEFAULT_LANGUAGE, directionIn, pageLanguage } from '../page/language';
import { placeAnchors } from '../page/lazy/anchors';
import { heightOf } from '../page/reservedHeight';
import type { MarkupModule } from './island';
import { inlineConfig, readConfig, showPhone } from './readConfig';
import { decidingAttribute, placesOf } from './snapshotState';
import { buildTree, treesIn } from './snapshotTree';

export { version };

export const showMarkup: MarkupModule['showMarkup'] = (element, releaseUrl) => {
  const state = snapshots.byAttribute[decidingAttribute(element) ?? 'unknown'];
  if (state === undefined) {
    reserveUsualHeight(element, releaseUrl);
    showFirmsPhone(element);
    return false;
  }
  show(element, state, releaseUrl);
  placeAnchors(element, snapshots.anchors[state] ?? []);
  return true;
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(snapshots.css);

function show(element: HTMLElement, state: number, releaseUrl: string): ShadowRoot {
  const shadow = element.attachShadow({ mode: 'open' });
  // It stays when the widget adopts the shared sheet: removing it would restyle every element for nothing.
  shadow.adoptedStyleSheets.push(sheet);
  const places = placesOf(element, releaseUrl);
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
