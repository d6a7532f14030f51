/** WordPress' own translations, which its script `wp-i18n` provides to all scripts of wp-admin. */

interface WordPressI18n {
  __: (text: string, domain: string) => string;
  _n: (single: string, plural: string, count: number, domain: string) => string;
  sprintf: (format: string, ...values: (string | number)[]) => string;
}

declare global {
  var wp: { i18n: WordPressI18n };
}

export const { __, _n, sprintf } = globalThis.wp.i18n;
