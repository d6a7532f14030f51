/** The texts of the WordPress plugin: the template for translators, and what WordPress reads of a translation. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GetTextTranslation, type GetTextTranslations, mo, po } from 'gettext-parser';

/** The plugin's text domain. */
const DOMAIN = 'biosystem-widgets';
const FOLDER = 'wordpress';
export const TEMPLATE = join(FOLDER, 'languages', `${DOMAIN}.pot`);
export const SPANISH = join(FOLDER, 'languages', `${DOMAIN}-es_ES.po`);

/** A text that the plugin shows. */
interface PluginText {
  text: string;
  plural?: string | undefined;
  context?: string | undefined;
  /** What translators are told. */
  comment?: string | undefined;
  /** Path of its file below the plugin's folder. */
  file: string;
}

/** The places of what counts, among the arguments of WordPress' functions. */
const FUNCTIONS: Record<string, { plural?: number; context?: number; count: number }> = {
  __: { count: 2 },
  _e: { count: 2 },
  _x: { context: 1, count: 3 },
  _ex: { context: 1, count: 3 },
  _n: { plural: 1, count: 4 },
  _nx: { plural: 1, context: 3, count: 5 },
};
const CALL = /(?<![\w$>.])(?:esc_(?:html|attr))?(__|_e|_x|_ex|_n|_nx)\(/g;

/** All texts of the plugin, in the order of its files. @throws Error where a call cannot be translated. */
export function pluginTexts(): PluginText[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => {
      const source = () => readFileSync(join(FOLDER, file), 'utf8');
      if (file === `${DOMAIN}.php`) return [...headerTexts(source(), file), ...calls(source(), file)];
      if (/\.(?:php|tsx?)$/.test(file)) return calls(source(), file);
      return file.endsWith('block.json') ? blockTexts(source(), file) : [];
    });
}

/** What WordPress translates of the plugin's header. */
const headerTexts = (source: string, file: string): PluginText[] =>
  ['Plugin Name', 'Description'].flatMap((name) => {
    const text = new RegExp(String.raw`^ \* ${name}:\s*(.+)$`, 'm').exec(source)?.[1];
    return text ? [{ text, comment: `${name} of the plugin`, file }] : [];
  });

/** What WordPress translates of a block's description. */
function blockTexts(source: string, file: string): PluginText[] {
  const {
    title,
    description,
    keywords = [],
  } = JSON.parse(source) as Record<'title' | 'description', string> & {
    keywords?: string[];
  };
  return [
    { text: title, context: 'block title', file },
    { text: description, context: 'block description', file },
    ...keywords.map((text) => ({ text, context: 'block keyword', file })),
  ];
}

export function calls(source: string, file: string): PluginText[] {
  return [...source.matchAll(CALL)].map((match) => {
    const { plural, context, count } = FUNCTIONS[match[1] as string] as (typeof FUNCTIONS)[string];
    const places = argumentsAt(source, match.index + match[0].length);
    const literal = (index: number | undefined) =>
      index === undefined ? undefined : literalOf(places[index] ?? '');
    const text = literal(0);
    if (text === undefined || places.length !== count || literal(count - 1) !== DOMAIN)
      throw new Error(
        `${file}: ${match[0]}${places.join(', ')}) needs a text in quotes and the domain ${DOMAIN}.`,
      );
    const before = source.slice(0, match.index).split('\n').slice(-4).join('\n');
    const comment = /(?:\/\*|\/\/) translators: (.*?)(?: \*\/|\n)(?![\s\S]*translators:)/.exec(before)?.[1];
    return { text, plural: literal(plural), context: literal(context), comment, file };
  });
}

/** The arguments of a call that begin at a place, as they are written. */
function argumentsAt(source: string, start: number): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < source.length; at++) {
    const character = source[at] as string;
    if (/['"`]/.test(character)) at = endOfLiteral(source, at);
    else if (/[([{]/.test(character)) depth++;
    else if (depth > 0 && /[)\]}]/.test(character)) depth--;
    else if (depth === 0 && /[,)]/.test(character)) {
      const argument = source.slice(from, at).trim();
      if (argument) found.push(argument);
      if (character === ')') return found;
      from = at + 1;
    }
  }
  return found;
}

function endOfLiteral(source: string, start: number): number {
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === source[start]) return at;
  }
  return source.length;
}

/** The text of a literal without variables. */
function literalOf(argument: string): string | undefined {
  const quoted = /^(['"`])([\s\S]*)\1$/.exec(argument)?.[2];
  return quoted === undefined || quoted.includes('${') ? undefined : quoted.replaceAll(/\\(['"`\\])/g, '$1');
}

const HEADERS = {
  'Project-Id-Version': 'BioSystem Widgets',
  'MIME-Version': '1.0',
  'Content-Type': 'text/plain; charset=UTF-8',
  'Content-Transfer-Encoding': '8bit',
  'X-Domain': DOMAIN,
};

/** All texts, with the translations of an earlier file. */
function catalog(headers: Record<string, string>, known?: GetTextTranslations): GetTextTranslations {
  const translations: GetTextTranslations['translations'] = {};
  for (const { text, plural, context = '', comment, file } of pluginTexts()) {
    const texts = (translations[context] ??= {});
    const before = texts[text];
    const entry: GetTextTranslation = before ?? {
      msgid: text,
      ...(context && { msgctxt: context }),
      msgstr: known?.translations[context]?.[text]?.msgstr ?? [''],
      comments: { translator: '', extracted: '', reference: '', flag: '', previous: '' },
    };
    if (plural) {
      entry.msgid_plural = plural;
      if (entry.msgstr.length < 2) entry.msgstr = [entry.msgstr[0] ?? '', ''];
    }
    const { comments } = entry;
    if (comments) {
      comments.extracted ||= comment ?? '';
      const files = new Set(comments.reference?.split('\n').filter(Boolean)).add(file);
      comments.reference = [...files].join('\n');
      if (/%(?:\d\$)?[sd]/.test(text)) comments.flag = 'php-format';
    }
    texts[text] = entry;
  }
  return { charset: 'utf-8', headers: { ...HEADERS, ...headers }, translations };
}

const write = (content: GetTextTranslations): string =>
  `${po.compile(content, { foldLength: 0 }).toString()}\n`;
const readSpanish = (): GetTextTranslations => po.parse(readFileSync(SPANISH));

/** The template for translators, as it should be. */
export const template = (): string => write(catalog({ Language: '' }));

/** The Spanish translation of the texts as they are now: what is new is empty. */
export const spanish = (): string =>
  write(catalog({ Language: 'es_ES', 'Plural-Forms': 'nplurals=2; plural=(n != 1);' }, readSpanish()));

/** What WordPress reads, by file name: one file for PHP, and one for all scripts. */
export function translationFiles(): Record<string, string | Uint8Array> {
  const content = readSpanish();
  const scripts = Object.values(content.translations)
    .flatMap((texts) => Object.values(texts))
    .filter(({ comments }) => /\.tsx?$/m.test(comments?.reference ?? ''))
    .map(({ msgctxt, msgid, msgstr }) => [msgctxt ? `${msgctxt}\u0004${msgid}` : msgid, msgstr]);
  const { Language: lang, 'Plural-Forms': plurals } = content.headers;
  return {
    [`${DOMAIN}-es_ES.mo`]: mo.compile(content),
    [`${DOMAIN}-es_ES.json`]: JSON.stringify({
      domain: DOMAIN,
      locale_data: {
        [DOMAIN]: { '': { domain: DOMAIN, lang, 'plural-forms': plurals }, ...Object.fromEntries(scripts) },
      },
    }),
  };
}
