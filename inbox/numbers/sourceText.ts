import type { Messages } from '../../src/languages/en/inbox';

/** What a source is called, where it is none that a visitor came from. */
export function sourceText(source: string, messages: Messages): string {
  const names = {
    direct: messages.sourceDirect,
    other: messages.sourceOther,
    unknown: messages.sourceUnknown,
  };
  return Object.hasOwn(names, source) ? names[source as keyof typeof names] : source;
}
