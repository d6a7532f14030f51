/** A text with the digits of any script, such as those of Arabic, Hindi or Japanese keyboards, as 0 to 9. */
export const withAsciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit)));

/** Unicode has the ten digits of a script one after another; where those of several follow each other, their number tells. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return before % 10;
}
