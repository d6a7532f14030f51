/** What has become of each widget. */
import { lifecycleOf } from '../../page/lifecycle';
import { widgetsOf } from '../elements';
import type { Page } from '../page';
import type { Finding } from '../report';
import type { Rule } from '../rule';
import { changedBuiltIns } from './builtIns';

const stateRule: Rule = {
  right: 'Every widget is shown by the script.',
  appliesTo: (page) => widgetsOf(page).length > 0,
  find: (page) =>
    widgetsOf(page).flatMap(({ element }) => {
      const problem = problemOf(element);
      return problem ? [{ ...problem, where: page.placeOf(element) }] : [];
    }),
};

function problemOf(element: Element): Finding | undefined {
  const { localName } = element;
  switch (lifecycleOf(element)) {
    case 'failed': {
      const changed = changedBuiltIns();
      const causes = changed.length > 0 ? ` The page has changed ${changed.join(', ')}.` : '';
      return {
        severity: 'error',
        what: `The code of <${localName}> could not be loaded or run.${causes}`,
        mend: 'Look for its files in the Network tab of the browser’s tools, and for the first error in the console.',
      };
    }
    case 'loading':
      return {
        severity: 'warning',
        what: `The code of <${localName}> is still on its way.`,
        mend: 'Press “Again” in a moment. If it stays so, look for its files in the Network tab.',
      };
    case 'markup':
      return customElements.get(localName)
        ? {
            severity: 'error',
            what: `Another script of the page has defined <${localName}>.`,
            mend: 'Take that script away, or this widget.',
          }
        : {
            severity: 'error',
            what: `The script has not found <${localName}>.`,
            mend: 'If it stands in a shadow root, call BioSystem.discover(root).',
          };
    default:
      return undefined;
  }
}

/** What takes no place in the page until it is opened or scrolled. */
const HIDDEN_BY_ITSELF = 'bio-audit-wizard, bio-estimator[mode="panel"], bio-scroll-top, bio-reveal';

const hidden: Rule = {
  right: 'No style of the page hides a widget.',
  appliesTo: (page) => shown(page).length > 0,
  find: (page) =>
    shown(page)
      .filter((element) => isHidden(element) && !isHidden(element.parentElement))
      .map((element) => ({
        severity: 'warning',
        what: `A style of the page hides <${element.localName}>.`,
        where: page.placeOf(element),
        mend: element.matches(':defined')
          ? 'Look at its styles in the browser’s tools: display, visibility or opacity.'
          : 'If it is a rule with :not(:defined), take it away or except the widgets: they are defined when they are first used.',
      })),
};

const shown = (page: Page): Element[] =>
  widgetsOf(page).flatMap(({ element }) => (element.matches(HIDDEN_BY_ITSELF) ? [] : [element]));

function isHidden(element: Element | null): boolean {
  if (!element) return false;
  const { display, visibility, opacity } = getComputedStyle(element);
  return display === 'none' || visibility !== 'visible' || opacity === '0';
}

export const lifecycleRules: readonly Rule[] = [stateRule, hidden];
