import type { TextLanguages } from '../../content/textLanguages';
import { createFinder, languageAttributes, languageOfTexts, READ_ATTRIBUTES } from './textLanguage';

/** The parts of React's HTML: tags and the texts between them; comments part texts. */
const TOKEN = /<(\/?)([a-z][\w-]*)((?:[^<>"]|"[^"]*")*?)(\/?)>|<!--[^]*?-->|[^<]+/g;
const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

interface Open {
  name: string;
  attributes: string;
  texts: string[];
  /** Its index among the parts of the result. */
  part: number;
  around: Open | undefined;
}

/** Labels each text of prerendered HTML with its language, as `createLabeller` does in a document. */
export function labelHtml(html: string, languages: TextLanguages): string {
  const find = createFinder(languages);
  const parts: string[] = [];
  const elements: Open[] = [];
  let open: Open | undefined;
  for (const [token, end, name = '', attributes = '', selfClosing] of html.matchAll(TOKEN)) {
    if (end) open = open?.around;
    else if (name) {
      const element: Open = { name, attributes, texts: [], part: parts.length, around: open };
      elements.push(element);
      if (!selfClosing && !VOID.test(name)) open = element;
    } else if (!token.startsWith('<')) {
      open?.texts.push(decode(token));
      // A text that has an element of its own (`textElement`).
      if (open?.name === 'span' && !open.attributes.trim()) open.around?.texts.push(decode(token));
    }
    parts.push(token);
  }
  const tags = new Map<Open, string>();
  for (const element of elements) {
    const around = (element.around && tags.get(element.around)) ?? languages.lang;
    const own = element.texts.some((text) => text.trim()) ? element.texts : readAttributes(element);
    const tag = / lang="/.test(element.attributes) ? undefined : languageOfTexts(own, find);
    tags.set(element, tag ?? around);
    if (!tag || tag === around) continue;
    const { lang, dir } = languageAttributes(tag, around);
    parts[element.part] =
      parts[element.part]?.replace(
        `<${element.name}`,
        `<${element.name} lang="${lang}"${dir ? ` dir="${dir}"` : ''}`,
      ) ?? '';
  }
  return parts.join('');
}

const readAttributes = ({ attributes }: Open): string[] =>
  READ_ATTRIBUTES.flatMap((name) => {
    const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
    return value === undefined ? [] : decode(value);
  });

/** What React escapes. */
const decode = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
