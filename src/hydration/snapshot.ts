/**
 * Shows a widget's first state on a page that nobody prerendered. A file of this, such as `snapshots/<name>.js`, begins with
 * the states of one widget as data: the build writes those of the built-in firm, a lead desk those of its configs.
 *
 * Pages preload it by a URL without a version, so the loader checks that it is of its own release.
 */
import { version } from 'virtual:build';
import { DEFAULT_LANGUAGE, directionIn, pageLanguage } from '../page/language';
import { placeAnchors } from '../page/lazy/anchors';
import { nearestSetting } from '../page/nearestSetting';
import { heightOf, reserveHeight } from '../page/reservedHeight';
import { inlineConfig, readConfig, showPhone } from './readConfig';
import type { MarkupModule } from './release';
import { watchFirstStep } from './showSecondStep';
import { decidingAttribute, fillFor, isOfItsFirm, secondStep, snapshots } from './snapshotState';
import { buildTree, type Tree, treesIn } from './snapshotTree';

export { version };
export const { config } = snapshots;

export const showMarkup: MarkupModule['showMarkup'] = (element, releaseUrl) => {
  const state = snapshots.byAttribute[decidingAttribute(element) ?? 'unknown'];
  const place = element.childElementCount > 0 ? heightOf(element) : 0; // a child that keeps it is not shown any more
  const container = show(element, state ?? 0, releaseUrl);
  if (state === undefined) keepHeight(container, isOfItsFirm(element));
  if (container && place) reserveHeight(container, place);
  if (state === undefined) {
    showFirmsPhone(element);
    return false;
  }
  placeAnchors(element, snapshots.anchors[state] ?? []);
  watchForSecondStep(element, releaseUrl);
  return true;
};

/** The second step, where it is the same whatever was answered before. */
function watchForSecondStep(element: HTMLElement, releaseUrl: string): void {
  const state = secondStep?.byAttribute[decidingAttribute(element) ?? 'unknown'];
  if (!secondStep || state === undefined) return;
  const { trees, requires, parameters } = secondStep;
  const build = (container: HTMLElement) =>
    buildTree(container, treesIn(trees, state), fillFor(element, releaseUrl));
  watchFirstStep(element, { requires, parameters, build });
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(snapshots.css);

function show(element: HTMLElement, state: number, releaseUrl: string): HTMLElement | null {
  const shadow = element.attachShadow({ mode: 'open' });
  // It stays when the widget adopts the shared sheet: removing it would restyle every element for nothing.
  shadow.adoptedStyleSheets.push(sheet);
  const { lang } = snapshots;
  const dir = directionIn(lang, pageLanguage(element));
  const named = nearestSetting(element, 'config');
  const container: Tree = [
    'div',
    {
      'data-app': '',
      'data-snapshot': typeof named === 'string' ? named : '',
      ...(lang !== DEFAULT_LANGUAGE && { 'data-language': lang }),
      ...(snapshots.isMistaken && { 'data-mistaken': '' }),
      ...(dir && { dir }),
    },
    ...treesIn(snapshots.trees, state),
  ];
  buildTree(shadow, [container, ...snapshots.loadError], fillFor(element, releaseUrl));
  const app = shadow.querySelector<HTMLElement>('[data-app]');
  for (const [name, value] of Object.entries(snapshots.theme)) {
    const token = `--bio-${name}`;
    // What the element's own style sets is the page's.
    if (!element.style.getPropertyValue(token)) app?.style.setProperty(token, value ?? '');
  }
  return app;
}

/** A config's file is requested by the widget's code; here only where that cannot be loaded and the message is shown. */
function showFirmsPhone(element: HTMLElement): void {
  showPhone(element, inlineConfig(element));
  const message = element.shadowRoot?.querySelector('[data-load-error]');
  const onShown = () => void readConfig(element).then((found) => showPhone(element, found));
  if (message) new MutationObserver(onShown).observe(message, { attributeFilter: ['hidden'] });
}

/** Leaves nothing, but of the same firm the height: the widget's own will be about the same. */
function keepHeight(container: HTMLElement | null, isOfSameFirm: boolean): void {
  if (!container) return;
  const height = isOfSameFirm ? heightOf(container) : 0;
  container.replaceChildren();
  container.style.minBlockSize = `${height}px`;
}
