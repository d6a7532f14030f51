/** What has become of each widget. */
import { lifecycleOf, releaseOf } from '../../page/lifecycle';
import { widgetsOf } from '../elements';
import type { Page } from '../page';
import { eachOf, error, type Found, type Rule, warning } from '../rule';
import { changedBuiltIns } from './builtIns';

const stateRule = eachOf((page) => widgetsOf(page).map(({ element }) => element), {
  right: 'Every widget is shown by the script.',
  find: problemOf,
});

function problemOf(element: Element): Found | undefined {
  const { localName } = element;
  switch (lifecycleOf(element)) {
    case 'failed': {
      const changed = changedBuiltIns();
      const causes = changed.length > 0 ? ` The page has changed ${changed.join(', ')}.` : '';
      return error(
        `The code of <${localName}> could not be loaded or run.${causes}`,
        'Look for its files in the Network tab of the browser’s tools, and for the first error in the console.',
        element,
      );
    }
    case 'loading':
      return warning(
        `The code of <${localName}> is still on its way.`,
        'Press “Again” in a moment. If it stays so, look for its files in the Network tab.',
        element,
      );
    case 'markup':
      if (customElements.get(localName))
        return error(
          `Another script of the page has defined <${localName}>.`,
          'Take that script away, or this widget.',
          element,
        );
      // Found, it shows its first state until the code of the islands is here.
      return releaseOf(element)
        ? undefined
        : error(
            `The script has not found <${localName}>.`,
            'If it stands in a shadow root, call BioSystem.discover(root).',
            element,
          );
    default:
      return undefined;
  }
}

/** What takes no place in the page until it is opened or scrolled. */
const HIDDEN_BY_ITSELF = 'bio-audit-wizard, bio-estimator[mode="panel"], bio-scroll-top, bio-reveal';

const shown = (page: Page): Element[] =>
  widgetsOf(page).flatMap(({ element }) => (element.matches(HIDDEN_BY_ITSELF) ? [] : [element]));

const hidden = eachOf(shown, {
  right: 'No style of the page hides a widget.',
  find: (element) =>
    isHidden(element) && !isHidden(element.parentElement)
      ? warning(
          `A style of the page hides <${element.localName}>.`,
          element.matches(':defined')
            ? 'Look at its styles in the browser’s tools: display, visibility or opacity.'
            : 'If it is a rule with :not(:defined), take it away or except the widgets: they are defined when they are first used.',
          element,
        )
      : undefined,
});

function isHidden(element: Element | null): boolean {
  if (!element) return false;
  const { display, visibility, opacity } = getComputedStyle(element);
  return display === 'none' || visibility !== 'visible' || opacity === '0';
}

export const lifecycleRules: readonly Rule[] = [stateRule, hidden];
