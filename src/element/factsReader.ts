/** Which facts an element shows: those that the page names now, as soon as they are loaded. */
import type { StoreApi } from 'zustand/vanilla';
import type { Defaults } from '../content/defaults';
import { reportConfigProblems } from '../page/events';
import { type FactsSource, factsAtHand, loadFacts } from './config';
import type { ReactElement } from './reactRoot';
import { type Configured, isOverlay, readCommon, readConfig } from './settings';
import type { WidgetFacts, WidgetSettings, WidgetSpec } from './spec';

export interface FactsReader {
  /** Reads what the page names. */
  refresh: () => void;
  /** Loads a config or a language that failed once more. */
  loadAgain: () => void;
}

const isSame = (a: FactsSource, b: FactsSource | undefined): boolean =>
  b !== undefined && a.config === b.config && a.lang === b.lang && a.base === b.base;

export function createFactsReader<S extends WidgetSpec>(
  element: ReactElement,
  spec: S,
  defaults: Defaults<WidgetFacts<S>>,
  /** Undefined while the page's markup is all that is shown. */
  settings: () => StoreApi<WidgetSettings<S>> | undefined,
  view: (configured: Configured<S>) => void,
): FactsReader {
  // Each of these may be there without the others: facts stay shown while others are loaded in their place, and what failed
  // is loaded again behind markup that stays, or behind the message that says so.
  let shown: (FactsSource & { configured: Configured<S> }) | undefined;
  let loading: FactsSource | undefined;
  /** Whether the config or the language that was loaded last could not be loaded. */
  let isLacking: boolean | undefined;

  const refresh = () => {
    if (!element.isConnected) return;
    const { config, owner = element } = readConfig(element) ?? {};
    const { lang, base } = readCommon(element);
    const source = { config, lang, base };
    const atHand = factsAtHand(source, defaults);
    if (atHand) {
      isLacking = false;
      show(source, atHand);
    } else if (shown && isSame(source, shown)) show(source, shown.configured);
    else if (!isSame(source, loading)) {
      loading = source;
      const { snapshot } = element.container.dataset;
      if (config !== undefined && shown && shown.config === undefined)
        settings()?.setState({ configState: 'pending' });
      else if (!settings() && snapshot !== undefined && (snapshot !== config || base !== undefined))
        element.container.replaceChildren();
      void load(source, owner);
    }
  };

  const show = (source: FactsSource, configured: Configured<S>) => {
    shown = { ...source, configured };
    loading = undefined;
    view(configured);
  };

  const load = async (source: FactsSource, owner: HTMLElement) => {
    const { problems, slowDownload, ...configured } = await loadFacts(source, defaults, spec);
    if (!isSame(source, loading ?? shown)) return; // the settings have changed meanwhile
    if (!element.isConnected) {
      loading = undefined; // to be loaded again when it is connected again
      return;
    }
    reportConfigProblems(owner, problems);
    const { configState, lacksLanguage } = configured;
    isLacking = lacksLanguage || configState === 'failed';
    const isLauncher = isOverlay(element, spec) && spec.overlay?.launcher;
    const isMarkup = !settings() && !spec.wraps && element.container.hasChildNodes();
    // The page brought the markup, which shows the right firm in the right language: it stays, as where the widget's code
    // cannot be loaded, and hydrates when the files can. What can do without them goes on.
    if (isMarkup && isLacking && (lacksLanguage || !(isLauncher || spec.withoutConfig))) loading = undefined;
    else show(source, configured);
    slowDownload?.then(loadAgain, () => {});
  };

  const loadAgain = () => {
    if (!isLacking) return;
    shown = undefined;
    loading = undefined;
    refresh();
  };

  return { refresh, loadAgain };
}
