/** Control characters, lone surrogates, and characters that change the direction of text. */
const controls = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** Text without terminal control sequences: their characters are written as escapes such as `\u001b`. */
export const escapeControls = (text: string) =>
  text.replace(controls, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Text; instead of a file as `data:` URL, its size. Text that only begins with `data:` is no file. */
export function summarizeFile(text: string): string {
  const head = /^data:[a-z]+\/[a-z\d.+-]+(?:;[^;,\s]{1,100})*;base64,(?=[A-Za-z\d+/=]*$)/.exec(text)?.[0];
  if (head === undefined) return text;
  return `1 file, ${Math.ceil(((text.length - head.length) * 0.75) / 1000)} kB`;
}
