import { leadLimits } from '../../src/domain/limits';

/** A body that is no HTML form; the message is for the client. */
export class BadFormError extends Error {}

/** The content types in which a browser sends an HTML form. */
export const urlEncoded = 'application/x-www-form-urlencoded';
/** Bytes of such a form, which holds texts and no files. */
export const maxUrlEncoded = 1024 * 1024;
const contentTypes = [urlEncoded, 'multipart/form-data'];

/** @param type a content type without its parameters. */
export const isFormType = (type: string | undefined): boolean => contentTypes.includes(type ?? '');

/** A form has about ten fields. Very many would cost seconds and hundreds of megabytes to parse. */
const maxFields = 200;

/** Characters of a field that are read: far more than a lead may have in it. A page with errors repeats them. */
const maxText = 20 * leadLimits.text;

/**
 * Parses the body of an HTML form. Files are left out. Of fields with the same name the first counts. Very long texts are
 * truncated. Line breaks, which browsers send as CR and LF, become LF, as scripts have them.
 * @throws BadFormError
 */
export async function readForm(
  contentType: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<ReadonlyMap<string, string>> {
  rejectBombs(contentType, body);
  const data = contentType.toLowerCase().startsWith(urlEncoded)
    ? parseUrlEncoded(body)
    : await parseMultipart(contentType, body);
  const fields = new Map<string, string>();
  for (const [name, value] of data)
    if (typeof value === 'string' && !fields.has(name))
      fields.set(name, value.slice(0, maxText).replace(/\r\n?/g, '\n'));
  return fields;
}

const [plus, space] = [0x2b, 0x20];

function parseUrlEncoded(body: Uint8Array): URLSearchParams {
  const decoded = firstOfEachName(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
  // A + is a space. The parser appends each to the text before it: megabytes of them would take a hundred times as many.
  for (let at = decoded.indexOf(plus); at >= 0; at = decoded.indexOf(plus, at + 1)) decoded[at] = space;
  return new URLSearchParams(new TextDecoder().decode(decoded));
}

function firstOfEachName(body: Buffer): Buffer {
  const fields = new Map<string, Buffer>();
  for (let start = 0; start < body.length; ) {
    const found = body.indexOf('&', start);
    const end = found < 0 ? body.length : found;
    const field = body.subarray(start, end);
    const equals = field.indexOf('=');
    const name = field.toString('latin1', 0, equals < 0 ? undefined : equals);
    if (!fields.has(name)) fields.set(name, field);
    start = end + 1;
  }
  return Buffer.concat([...fields.values()].flatMap((field) => [field, Buffer.from('&')]));
}

const parseMultipart = (contentType: string, body: Uint8Array<ArrayBuffer>): Promise<FormData> =>
  new Response(body, { headers: { 'content-type': contentType } }).formData().catch(() => {
    // The parser does not say what is wrong.
    throw new BadFormError('The body is not a form of the content type that it names.');
  });

function rejectBombs(contentType: string, body: Uint8Array) {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const separator = /boundary="?([^";]+)/i.exec(contentType)?.[1] ?? '&';
  let count = 0;
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, at + 1))
    if (++count > maxFields) throw new BadFormError(`The form has more than ${maxFields} fields.`);
}
