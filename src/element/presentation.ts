import { directionIn } from '../page/language';
import type { Labeller } from './lazy/labelLanguages';
import type { ReactElement } from './reactRoot';
import { readCommon, themeBeside } from './settings';
import type { WidgetSettings } from './spec';

/** @returns shows what settings say of an element's colors, and of the language that its texts are written in. */
export function createPresentation(element: ReactElement): (settings: WidgetSettings) => void {
  /** Where it has texts in several languages. */
  let labeller: Promise<Labeller | undefined> | undefined;

  const showTheme = (theme: object) => {
    const { style } = element.container;
    // Backwards, because it changes while names are removed.
    for (let at = style.length - 1; at >= 0; at--) {
      const name = style.item(at);
      if (name.startsWith('--bio-')) style.removeProperty(name);
    }
    for (const [name, value] of themeBeside(element.getAttribute('style'), theme))
      style.setProperty(`--bio-${name}`, value);
  };

  /** Says what the texts are written in, where that is not the page's language, or not the same for all. */
  const label = ({ lang, languages }: WidgetSettings) => {
    const dir = directionIn(lang, readCommon(element).lang);
    if (dir) element.container.dir = dir;
    else element.container.removeAttribute('dir');
    // Where its code cannot be loaded, all of it is read in the page's voice.
    if (languages) labeller ??= loadLabeller().catch(() => undefined);
    void labeller?.then((loaded) => loaded?.use(languages));
  };

  const loadLabeller = async () => {
    const { createLabeller } = await import('./lazy/labelLanguages');
    return createLabeller(element.container);
  };

  return (settings) => {
    showTheme(settings.facts.theme);
    label(settings);
  };
}
