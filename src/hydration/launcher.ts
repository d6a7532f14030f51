/** Shows the floating button that an overlay begins as, on pages that nobody prerendered. */
import { languages, launcherCss, launcherTrees } from 'virtual:build';
import { isInDefaultLanguage, languageFallbacks, pageLanguage } from '../page/language';
import { inlineConfig, property, readConfig, showPhone } from './readConfig';
import type { MarkupModule } from './release';
import { buildTree } from './snapshotTree';

export const showMarkup: MarkupModule['showMarkup'] = (element) => {
  showButton(element);
  return isInDefaultLanguage(languages, element); // the button is in English
};

/** Builds what a prerendered page would have brought. Styles go into a style sheet object, which strict policies allow. */
function showButton(element: HTMLElement): void {
  const shadow = element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(launcherCss);
  shadow.adoptedStyleSheets.push(sheet);
  buildTree(shadow, launcherTrees);
  showPhone(element, inlineConfig(element));
  void readConfig(element).then((config) => applyConfig(element, shadow, config));
}

/** Shows the button in the config's colors and language. The widget checks the same values when it is loaded. */
function applyConfig(element: HTMLElement, shadow: ShadowRoot, config: unknown): void {
  showPhone(element, config);
  const container = shadow.querySelector<HTMLElement>('[data-app]');
  const hasItems = property(property(config, 'estimator'), 'items') !== undefined;
  if (property(property(config, 'company'), 'name') && !hasItems) container?.replaceChildren(); // nothing to open
  const theme = property(config, 'theme');
  if (container && theme) void applyTheme(container, theme);
  const texts = Object(property(config, 'texts')) as Record<string, unknown>;
  const tags = languageFallbacks(Object.keys(texts), pageLanguage(element));
  for (const place of shadow.querySelectorAll<HTMLElement>('[data-message]')) {
    const path = (place.dataset['message'] as string).split('.');
    const found = tags.map((tag) => path.reduce(property, texts[tag]));
    place.textContent = found.find((message) => typeof message === 'string') ?? place.textContent;
  }
}

/** With the colors that follow from those named, which only a page with a theme loads. Without them the named ones count. */
async function applyTheme({ style }: HTMLElement, theme: object): Promise<void> {
  const values = await import('../style/deriveTheme')
    .then(({ deriveTheme }) => deriveTheme(theme))
    .catch(() => theme);
  for (const [name, value] of Object.entries(values)) style.setProperty(`--bio-${name}`, value as string);
}
