/** A body that is no HTML form; the message is for the client. */
export class BadFormError extends Error {}

/** The content types in which a browser sends an HTML form. */
const contentTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** @param type a content type without its parameters. */
export const isFormType = (type: string | undefined): boolean => contentTypes.includes(type ?? '');

/** A form has about ten fields. Very many would cost seconds and hundreds of megabytes to parse. */
const maxFields = 200;

/**
 * Parses the body of an HTML form. Files are left out. Of fields with the same name the first counts. Line breaks, which
 * browsers send as CR and LF, become LF, as scripts have them.
 * @throws BadFormError
 */
export async function readForm(
  contentType: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<ReadonlyMap<string, string>> {
  rejectBombs(contentType, body);
  // The parser does not say what is wrong.
  const data = await new Response(body, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw new BadFormError('The body is not a form of the content type that it names.');
  });
  const fields = new Map<string, string>();
  for (const [name, value] of data)
    if (typeof value === 'string' && !fields.has(name)) fields.set(name, value.replace(/\r\n?/g, '\n'));
  return fields;
}

function rejectBombs(contentType: string, body: Uint8Array) {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const separator = /boundary="?([^";]+)/i.exec(contentType)?.[1] ?? '&';
  let count = 0;
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, at + 1))
    if (++count > maxFields) throw new BadFormError(`The form has more than ${maxFields} fields.`);
}
