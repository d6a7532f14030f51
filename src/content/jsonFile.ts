import { type ParseError, type ParseErrorCode, parse, printParseErrorCode } from 'jsonc-parser';

/**
 * Parses the text of a JSON file. It may begin with a byte order mark, as some editors write it.
 * @throws Error whose message follows the file's name. It says where and what is wrong, and repeats nothing of the text:
 * that may be a password.
 */
export function parseJsonFile(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch {
    // Node names the place of some mistakes only, and quotes the text.
    throw new Error(`is no JSON: ${firstMistake(json)}`);
  }
}

function firstMistake(json: string): string {
  const errors: ParseError[] = [];
  parse(json, errors, { disallowComments: true });
  const { offset, error } = errors[0] ?? { offset: json.length, error: 0 as ParseErrorCode };
  const before = json.slice(0, offset).split('\n');
  const column = (before.at(-1) ?? '').length + 1;
  return `look at line ${before.length}, column ${column}: ${REASONS[printParseErrorCode(error)]}`;
}

const COMMA_BEFORE = 'or the comma before is one too many';
const NO_COMMENTS = 'JSON has no comments';

const REASONS: Record<ReturnType<typeof printParseErrorCode>, string> = {
  InvalidSymbol: 'this is no JSON value; names and texts stand in "straight double quotes"',
  InvalidNumberFormat: 'a number is written like 12 or 0.5',
  PropertyNameExpected: `a name in double quotes is missing, ${COMMA_BEFORE}`,
  ValueExpected: `a value is missing, ${COMMA_BEFORE}`,
  ColonExpected: 'a colon is missing between a name and its value',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'the JSON has ended before this; there is a bracket too many, or something behind it',
  InvalidCommentToken: NO_COMMENTS,
  UnexpectedEndOfComment: NO_COMMENTS,
  UnexpectedEndOfString: 'the text that begins here has no closing quote in its line',
  UnexpectedEndOfNumber: 'a number is written like 12 or 0.5',
  InvalidUnicode: 'four hexadecimal digits have to follow \\u in this text',
  InvalidEscapeCharacter: 'a backslash in this text begins no escape; a backslash itself is written \\\\',
  InvalidCharacter: 'this text holds a tab or another control character; a tab is written \\t',
  '<unknown ParseErrorCode>': 'something is missing, or one too many',
};
