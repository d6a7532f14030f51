import { type ParseError, parse } from 'jsonc-parser';

/** Where a text stops being JSON, counted from 1. Node names the place of some mistakes only. */
export function jsonPlace(text: string): { line: number; column: number } {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const before = text.slice(0, errors[0]?.offset ?? text.length).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
