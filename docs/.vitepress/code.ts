/** The colors of code. A security policy forbids styles of elements: every color is a class, which `style.css` explains. */
import type { MarkdownOptions } from 'vitepress';

/** Kinds of words in code, by TextMate scopes. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  comment: ['comment', 'punctuation.definition.comment'],
  string: ['string', 'punctuation.definition.string', 'markup.inline.raw'],
  constant: ['constant', 'support.constant', 'variable.other.constant', 'keyword.other.unit'],
  keyword: ['keyword', 'storage', 'support.type.primitive'],
  name: ['entity.name.function', 'support.function', 'entity.name.type', 'entity.other.attribute-name'],
  tag: ['entity.name.tag', 'support.type.property-name', 'meta.object-literal.key'],
};

/** The highlighter knows colors only: each kind has one that stands for it. */
const standIn = (index: number): string => `#00000${index}`;
const kinds = Object.keys(KINDS);
const plain = standIn(9);

export const theme = {
  name: 'classes',
  type: 'light',
  fg: plain,
  bg: '#ffffff',
  settings: [
    { settings: { foreground: plain, background: '#ffffff' } },
    ...Object.values(KINDS).map((scope, index) => ({
      scope: [...scope],
      settings: { foreground: standIn(index) },
    })),
  ],
} as const;

export const classesForColors: NonNullable<MarkdownOptions['codeTransformers']>[number] = {
  name: 'classes-for-colors',
  pre(node) {
    delete node.properties['style'];
  },
  span(node) {
    const [, index] = /#00000(\d)/.exec(node.properties['style'] ?? '') ?? [];
    const kind = kinds[Number(index)];
    delete node.properties['style'];
    if (kind !== undefined) node.properties['class'] = `code-${kind}`;
  },
};
