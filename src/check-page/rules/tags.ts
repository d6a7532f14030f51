/** Whether the tags are those of widgets, and are written so that browsers see them. */
import { closestMatch } from '../../content/closestMatch';
import { knownOf, showsContent, widgetsOf } from '../elements';
import { elementsOf, nodesOf, type Page, type PageStyle } from '../page';
import type { Finding } from '../report';
import type { Rule } from '../rule';

const known: Rule = {
  right: 'Every tag that begins with “bio-” is a widget.',
  appliesTo: (page) => misnamed(page).length > 0 || page.elements.length > 0,
  find: (page) => misnamed(page).map((element) => unknownTag(page, element)),
};

/** Such as `bio-estimater`, `bio_estimator` and `bioestimator`. */
function misnamed(page: Page): Element[] {
  const letters = new Set(page.manifest.map(({ tagName }) => tagName.replaceAll('-', '')));
  return elementsOf(page.root, '*').filter((element) => {
    if (!element.localName.startsWith('bio') || knownOf(page, element)) return false;
    return element.localName.startsWith('bio-') || letters.has(element.localName.replaceAll('_', ''));
  });
}

function unknownTag({ manifest, placeOf }: Page, element: Element): Finding {
  const where = placeOf(element);
  const { localName } = element;
  const name = /^[\w-]+/.exec(localName)?.[0] ?? '';
  if (name !== localName)
    return {
      severity: 'error',
      what: `After <${name} stands a character that only looks like a space or a quote.`,
      where,
      mend: 'Paste the snippet into a field for code, not through a word processor.',
    };
  const near = closestMatch(
    name.replaceAll('_', '-'),
    manifest.map(({ tagName }) => tagName),
  );
  return near === undefined
    ? {
        severity: 'warning',
        what: `There is no widget <${name}>.`,
        where,
        mend: 'If it is not an element of somebody else’s: the gallery of the studio shows all widgets.',
      }
    : { severity: 'error', what: `There is no widget <${name}>.`, where, mend: `Did you mean <${near}>?` };
}

const shownAsText: Rule = {
  right: 'No snippet is shown as text.',
  find: (page) => {
    const found: Finding[] = [];
    for (const { nodeValue, parentElement } of nodesOf(page, NodeFilter.SHOW_TEXT)) {
      const tag = /<(?:bio-[\w-]+|script[^>]*biosystem)/.exec(nodeValue ?? '')?.[0];
      if (
        tag === undefined ||
        !parentElement ||
        parentElement.closest('script, style, noframes, textarea, noscript, title')
      )
        continue;
      const isCode = parentElement.closest('pre, code') !== null;
      found.push({
        severity: isCode ? 'warning' : 'error',
        what: `The snippet is shown as text: ${tag.slice(0, 40)}…`,
        where: page.placeOf(parentElement),
        mend: 'Paste it into a block for HTML, or into the editor’s code view, not into a text.',
      });
    }
    return found;
  },
};

const closed: Rule = {
  right: 'Every widget has its closing tag.',
  appliesTo: (page) => page.elements.length > 0,
  find: (page) =>
    page.elements.flatMap((element): Finding[] => {
      const widget = knownOf(page, element);
      if (!widget) return [];
      const { tagName } = widget;
      const where = page.placeOf(element);
      const mend = `Write <${tagName}></${tagName}>: browsers know no other way to close it.`;
      const isSelfClosed = page.tagOf(element).endsWith('/>');
      if (isSelfClosed && element.childNodes.length > 0)
        return [
          {
            severity: 'error',
            what: showsContent(widget)
              ? `<${tagName} /> is not closed, so it goes on to the end of what it stands in.`
              : `<${tagName} /> is not closed, so what follows it is part of it and is not shown.`,
            where,
            mend,
          },
        ];
      const hidden = [...element.children].filter(
        ({ localName, slot }) => localName !== 'template' && slot === '', // widgets add link targets
      );
      if (!showsContent(widget) && hidden.length > 0)
        return [
          {
            severity: 'error',
            what: `What stands within <${tagName}> is not shown. Is its closing tag missing?`,
            where,
            mend,
          },
        ];
      return isSelfClosed
        ? [{ severity: 'warning', what: `<${tagName} /> is not closed.`, where, mend }]
        : [];
    }),
};

const encloses: Rule = {
  right: 'Every <bio-site> has widgets in it.',
  appliesTo: ({ elements }) => elements.some(({ localName }) => localName === 'bio-site'),
  find: (page) =>
    page.elements
      .filter(({ localName }) => localName === 'bio-site')
      .filter((site) => !widgetsOf(page).some(({ element }) => site.contains(element)))
      .map((site) => ({
        severity: 'warning',
        what: 'No widget stands in this <bio-site>, so its settings reach none.',
        where: page.placeOf(site),
        mend: site.closest('p')
          ? 'It stands in a <p>, which ends where a block begins: take the <p> away.'
          : 'Close it behind the widgets that it is for.',
      })),
};

const styles: Rule = {
  right: 'The snippet’s styles are as they were copied.',
  appliesTo: (page) => page.styles.some(isOurs),
  find: (page) =>
    page.styles
      .filter((style) => isOurs(style) && /<\/?(?:br|p)\b/.test(style.css))
      .map(({ element }) => ({
        severity: 'warning',
        what: 'The editor has put paragraphs or line breaks into the snippet’s styles, so browsers read only a part of them.',
        where: element && page.placeOf(element),
        mend: 'Paste the snippet into a block for HTML, which leaves it as it is.',
      })),
};

const isOurs = ({ css }: PageStyle): boolean => /\bbio-[\w-]+:not\(:defined\)/.test(css);

export const tagRules: readonly Rule[] = [known, shownAsText, closed, encloses, styles];
