import { type MailStyle, mailMessageNames } from '.';

type Mails = MailStyle['messages'];

/**
 * The texts of mails in a firm's config, `texts.<language>.mails`; widgets ignore them. What cannot be used is left out.
 * @param report takes a line for each text that is left out.
 */
export function mailsIn(config: unknown, report: (line: string) => void = () => {}): Mails {
  const found = Object.entries(part(config, 'texts')).map(([lang, texts]) => {
    const mails = Object.entries(part(texts, 'mails')).filter(([name, text]) => {
      const isUsable = typeof text === 'string' && (mailMessageNames as string[]).includes(name);
      if (!isUsable) report(`texts.${lang}.mails.${name} of the config is no text of a mail, and ignored.`);
      return isUsable;
    });
    return [lang, Object.fromEntries(mails)] as const;
  });
  return Object.fromEntries(found.filter(([, mails]) => Object.keys(mails).length > 0));
}

/** Both; where both have a text, that of `first`. */
export const mergeMails = (first: Mails, second: Mails): Mails =>
  Object.fromEntries(
    [...Object.keys(second), ...Object.keys(first)].map((lang) => [
      lang,
      { ...second[lang], ...first[lang] },
    ]),
  );

const part = (value: unknown, key: string): object => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'object' && found !== null ? found : {};
};
