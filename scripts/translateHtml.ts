import { type DefaultTreeAdapterTypes, parse, parseFragment, defaultTreeAdapter as tree } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/**
 * Texts of pages by what they are in English: the whole content of an element that has text, without line breaks and without
 * the attributes of elements in it: `Call <a>{phone}</a>.`
 */
export type Words = Readonly<Record<string, string>>;

/** Attributes that visitors read or hear. */
const READ_ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder'];
const NO_TEXT = ['script', 'style'];

interface Edit {
  from: number;
  to: number;
  text: string;
}

/**
 * Replaces the texts of a page, or of a part of one. Elements within a text keep their attributes, in the order in which
 * elements of that name stand there.
 * @returns also the texts that the words lack, which stay as they are, and those that were found.
 */
export function translateHtml(
  html: string,
  words: Words,
): { html: string; missing: string[]; found: string[] } {
  const edits: Edit[] = [];
  const missing: string[] = [];
  const found: string[] = [];
  const options = { sourceCodeLocationInfo: true, scriptingEnabled: false };
  const root = /^\s*<!doctype/i.test(html) ? parse(html, options) : parseFragment(html, options);

  const lookUp = (text: string): string | undefined => {
    if (!hasWords(text)) return undefined;
    const translation = words[text];
    if (translation === undefined) missing.push(text);
    else found.push(text);
    return translation;
  };

  const visit = (node: Node): void => {
    if (tree.isElementNode(node) && NO_TEXT.includes(node.tagName)) return;
    if (tree.isElementNode(node)) for (const edit of attributeEdits(node)) edits.push(edit);
    const children = childrenOf(node);
    if (!tree.isElementNode(node) || !children.some((child) => hasWords(textOf(child)))) {
      children.forEach(visit);
      return;
    }
    const { startTag, endTag } = node.sourceCodeLocation ?? {};
    const translation = lookUp(childrenOf(node).map(plain).join('').trim());
    if (translation === undefined || !startTag || !endTag) return;
    edits.push({ from: startTag.endOffset, to: endTag.startOffset, text: withTags(translation, node) });
  };

  const attributeEdits = (element: Element): Edit[] =>
    element.attrs.flatMap(({ name, value }) => {
      const isDescription =
        name === 'content' &&
        element.attrs.some((other) => other.name === 'name' && other.value === 'description');
      const place = element.sourceCodeLocation?.attrs?.[name];
      const translation =
        READ_ATTRIBUTES.includes(name) || isDescription ? lookUp(collapse(value)) : undefined;
      if (translation === undefined || !place) return [];
      const text = `${name}="${translation.replaceAll('"', '&quot;')}"`;
      return { from: place.startOffset, to: place.endOffset, text };
    });

  /** A translation's elements with the start tags that they have in the page. */
  const withTags = (translation: string, unit: Element): string => {
    const starts = new Map<string, string[]>();
    for (const { tagName, sourceCodeLocation } of descendants(unit)) {
      const place = sourceCodeLocation?.startTag;
      const tags = starts.get(tagName) ?? [];
      if (place) tags.push(html.slice(place.startOffset, place.endOffset));
      starts.set(tagName, tags);
    }
    return translation.replace(/<([a-z][\w-]*)>/g, (tag, name: string) => starts.get(name)?.shift() ?? tag);
  };

  visit(root);
  return {
    html: edits
      .toSorted((a, b) => b.from - a.from)
      .reduce((page, { from, to, text }) => page.slice(0, from) + text + page.slice(to), html),
    missing,
    found,
  };
}

/** Whether it says anything besides facts such as `{company}`. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/<[^>]*>|\{[\w.+-]+\}/g, ''));

const collapse = (text: string) => text.replace(/\s+/g, ' ');

const textOf = (node: Node): string => (tree.isTextNode(node) ? node.value : '');

const childrenOf = (node: Node): Node[] => {
  if (tree.isElementNode(node) && node.tagName === 'template' && 'content' in node)
    return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
};

/** HTML without attributes, comments and line breaks. */
function plain(node: Node): string {
  if (tree.isTextNode(node)) return collapse(node.value);
  if (!tree.isElementNode(node)) return '';
  return `<${node.tagName}>${childrenOf(node).map(plain).join('')}</${node.tagName}>`;
}

function* descendants(node: Node): Generator<Element> {
  for (const child of childrenOf(node)) {
    if (tree.isElementNode(child)) yield child;
    yield* descendants(child);
  }
}
