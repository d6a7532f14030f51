/**
 * The live widgets of the documents. A line such as `<!-- live: bio-estimator config=moving -->` places one; elsewhere than on the
 * site it is a comment. Its options are
 * - `state`: an id of the studio's gallery,
 * - `config`: an example of another firm, or `above` for the block of JSON before it,
 * - `css=above`: the block of CSS before it is that of the page.
 */
import { existsSync, readdirSync } from 'node:fs';
import type { KnownAttribute } from '../../src/check-page/knownElement';
import type { ConfigJson } from '../../src/content/resolved';
import { commonAttributeNames } from '../../src/page/attributes';
import { specs, usesEndpoint } from '../../src/specs';
import { attributesOf, stateOf, statesOf } from '../../studio/gallery/states';
import { customElementsManifest } from '../package/manifest';

/** What a page has to know to show a widget live. */
export interface Shown {
  readonly tag: string;
  /** The name of its pages as a server sends them, which follow the language. */
  readonly serverHtml: string;
  /** Its own, which a reader may turn. */
  readonly attributes: readonly KnownAttribute[];
  /** Tags of the built-in languages. */
  readonly languages: readonly string[];
  readonly usesEndpoint: boolean;
  /** The path of an example of another firm. */
  readonly example?: string | undefined;
  readonly config?: ConfigJson | undefined;
  readonly css?: string | undefined;
  /** How it is shown first. */
  readonly first: {
    readonly attributes: Readonly<Record<string, string | true>>;
    readonly height?: number | undefined;
    readonly text?: readonly string[] | undefined;
    readonly link?: { href: string; label: string } | undefined;
  };
}

const MARK = /^<!-- live: (?<tag>bio-[\w-]+)(?<options>(?: \w+=[\w-]+)*) -->$/gm;

/**
 * Puts live widgets in place of their marks.
 * @param place of the page on the site.
 * @returns the text, and its widgets by the names that the text has for them.
 */
export function placeWidgets(
  markdown: string,
  place: string,
): { text: string; widgets: Readonly<Record<string, Shown>> } {
  const widgets: Record<string, Shown> = {};
  const text = markdown.replace(MARK, (...match) => {
    const { tag = '', options = '' } = match.at(-1) as Record<string, string | undefined>;
    const before = markdown.slice(0, match.at(-3) as number);
    const name = `${place.replaceAll('/', '-')}-${Object.keys(widgets).length + 1}`;
    const given = Object.fromEntries(
      options
        .trim()
        .split(' ')
        .map((option) => option.split('=')),
    );
    widgets[name] = shownWidget(name, tag, given as Record<string, string | undefined>, before);
    return `<LiveWidget name="${name}" />`;
  });
  return { text, widgets };
}

/** Built-in languages, English first. */
export const languages: readonly string[] = [
  'en',
  ...readdirSync('src/languages', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map(({ name }) => name)
    .toSorted(),
];

const known = customElementsManifest(specs).modules.flatMap(({ declarations }) => declarations);

/** @throws where the mark names what there is not. */
function shownWidget(
  name: string,
  tag: string,
  options: Readonly<Record<string, string | undefined>>,
  before: string,
): Shown {
  const spec = specs.find((other) => other.spec.tag === tag)?.spec;
  const state = options['state'] === undefined ? statesOf(tag)[0] : stateOf(tag, options['state']);
  if (!spec || (options['state'] !== undefined && state.id !== options['state']))
    throw new Error(`No widget can be shown live as ${tag} ${options['state'] ?? ''}`);
  const { config, css } = options;
  const example = config === undefined || config === 'above' ? undefined : `/examples/${config}.json`;
  if (example !== undefined && !existsSync(`demo/public${example}`))
    throw new Error(`There is no ${example}`);
  const json = config === 'above' ? blockBefore(before, 'json') : undefined;
  const attributes = known.find(({ tagName }) => tagName === tag)?.attributes ?? [];
  return {
    tag,
    serverHtml: Object.keys(options).length === 0 ? tag : name,
    attributes: attributes
      .filter((attribute) => !commonAttributeNames.some((common) => common === attribute.name))
      .map(({ name: attribute, type, expected }) => ({ name: attribute, type, expected })),
    languages,
    usesEndpoint: usesEndpoint(spec),
    example,
    config: json === undefined ? undefined : (JSON.parse(json) as ConfigJson),
    css: css === undefined ? undefined : blockBefore(before, 'css'),
    first: {
      attributes: attributesOf(state, undefined),
      height: state.height,
      text: state.text,
      link: state.link,
    },
  };
}

/** The last block of code in a language. */
function blockBefore(text: string, language: string): string {
  const block = Array.from(text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))).at(-1)?.[1];
  if (block === undefined) throw new Error(`There is no ${language} above the live widget.`);
  return block;
}
