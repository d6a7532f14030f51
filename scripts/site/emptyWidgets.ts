/** Widgets that a firm has no facts for: its pages leave them out. */
import { factAt } from '../../src/content/factReferences';
import { isEmpty } from '../../src/content/values';
import { specs } from '../../src/specs';

const needs: ReadonlyMap<string, string | undefined> = new Map(
  specs.map(({ spec }) => [spec.tag, spec.needs]),
);

const isEmptyWidget = (tag: string, facts: object): boolean => {
  const path = needs.get(tag);
  return path !== undefined && isEmpty(factAt(facts, path));
};

/** Leaves out the elements that would show nothing. Else a page would reserve the height of a section for them. */
export const withoutEmptyWidgets = (html: string, facts: object): string =>
  html.replace(/<(bio-[\w-]+)[^>]*><\/\1>\n?/g, (element, tag: string) =>
    isEmptyWidget(tag, facts) ? '' : element,
  );

/** Whether a page has nothing to say: its first widget, which is what it is about, would show nothing. */
export function isEmptyPage(html: string, facts: object): boolean {
  const [, tag = ''] = /<(bio-[\w-]+)/.exec(html) ?? [];
  return isEmptyWidget(tag, facts);
}
