/** Whether the tags are those of widgets, and are written so that browsers see them. */
import { closestMatch } from '../../content/closestMatch';
import { knownOf, placeOf, showsContent, widgetsOf } from '../elements';
import { elementsOf, nodesOf, type Page, type PageStyle } from '../page';
import { eachOf, error, type Found, type Rule, warning } from '../rule';

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

function unknownTag({ manifest }: Page, element: Element): Found {
  const { localName } = element;
  const name = /^[\w-]+/.exec(localName)?.[0] ?? '';
  if (name !== localName)
    return error(
      `After <${name} stands a character that only looks like a space or a quote.`,
      'Paste the snippet into a field for code, not through a word processor.',
      element,
    );
  const near = closestMatch(
    name.replaceAll('_', '-'),
    manifest.map(({ tagName }) => tagName),
  );
  const what = `There is no widget <${name}>.`;
  return near === undefined
    ? warning(
        what,
        'If it is not an element of somebody else’s: the gallery of the studio shows all widgets.',
        element,
      )
    : error(what, `Did you mean <${near}>?`, element);
}

const shownAsText: Rule = {
  right: 'No snippet is shown as text.',
  find: (page) =>
    nodesOf(page, NodeFilter.SHOW_TEXT).flatMap(({ nodeValue, parentElement }): Found[] => {
      const tag = /<(?:bio-[\w-]+|script[^>]*biosystem)/.exec(nodeValue ?? '')?.[0];
      if (
        tag === undefined ||
        !parentElement ||
        parentElement.closest('script, style, noframes, textarea, noscript, title')
      )
        return [];
      const say = parentElement.closest('pre, code') ? warning : error;
      return [
        say(
          `The snippet is shown as text: ${tag.slice(0, 40)}…`,
          'Paste it into a block for HTML, or into the editor’s code view, not into a text.',
          parentElement,
        ),
      ];
    }),
};

/** What a first step in the page is wrapped in: an editor that strips `<template>` leaves it bare. */
const isBare = (element: Element): boolean => element.querySelector(':scope > [data-app]') !== null;

const markup = eachOf(widgetsOf, {
  right: 'First steps in the page are as they were copied.',
  find: ({ element, known: widget }) => {
    if (showsContent(widget)) return undefined; // a template in it is the page's
    const isPlain = element.querySelector(':scope > template:not([shadowrootmode])') !== null;
    if (!isPlain && !isBare(element)) return undefined;
    return warning(
      `The editor has taken ${isPlain ? 'shadowrootmode' : '<template>'} out of <${element.localName}>, so its first step in the page is not shown.`,
      'Paste it where HTML stays as it is, or copy the short snippet, in which the script brings the first step.',
      element,
    );
  },
});

const closed = eachOf((page) => page.elements, {
  right: 'Every widget has its closing tag.',
  find: (element, page) => {
    const widget = knownOf(page, element);
    if (!widget) return undefined;
    const { tagName } = widget;
    const fix = `Write <${tagName}></${tagName}>: browsers know no other way to close it.`;
    const isSelfClosed = page.tagOf(element).endsWith('/>');
    if (isSelfClosed && element.childNodes.length > 0)
      return error(
        showsContent(widget)
          ? `<${tagName} /> is not closed, so it goes on to the end of what it stands in.`
          : `<${tagName} /> is not closed, so what follows it is part of it and is not shown.`,
        fix,
        element,
      );
    const place = placeOf(element);
    const hidden = [...element.children].filter(
      (child) => child !== place && child.localName !== 'template' && child.slot === '', // widgets add link targets
    );
    if (!showsContent(widget) && hidden.length > 0 && !isBare(element))
      return error(`What stands within <${tagName}> is not shown. Is its closing tag missing?`, fix, element);
    return isSelfClosed ? warning(`<${tagName} /> is not closed.`, fix, element) : undefined;
  },
});

const sites = ({ elements }: Page) => elements.filter(({ localName }) => localName === 'bio-site');

const encloses = eachOf(sites, {
  right: 'Every <bio-site> has widgets in it.',
  find: (site, page) =>
    widgetsOf(page).some(({ element }) => site.contains(element))
      ? undefined
      : warning(
          'No widget stands in this <bio-site>, so its settings reach none.',
          site.closest('p')
            ? 'It stands in a <p>, which ends where a block begins: take the <p> away.'
            : 'Close it behind the widgets that it is for.',
          site,
        ),
});

const isOurs = ({ css }: PageStyle): boolean => /\bbio-[\w-]+:not\(:defined\)/.test(css);

const styles = eachOf((page) => page.styles.filter(isOurs), {
  right: 'The snippet’s styles are as they were copied.',
  find: ({ css, element }) =>
    /<\/?(?:br|p)\b/.test(css)
      ? warning(
          'The editor has put paragraphs or line breaks into the snippet’s styles, so browsers read only a part of them.',
          'Paste the snippet into a block for HTML, which leaves it as it is.',
          element,
        )
      : undefined,
});

export const tagRules: readonly Rule[] = [known, shownAsText, markup, closed, encloses, styles];
