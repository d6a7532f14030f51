/** A photo as it is stored: recognised by its content, under a file name of the desk's own. */
export interface Photo {
  /** Its place among the lead's photos, from 1. */
  position: number;
  name: string;
  mime: string;
  bytes: Uint8Array;
  sha256: string;
}

/** The fields of a lead that hold photos, each a list. */
export const photoFields = ['photos', 'uploadedImages'] as const;

/** The reference that replaces a photo in the body of its lead. */
export const photoReference = (name: string) => `photo:${name}`;

/** A photo as the `data:` URL in which it was sent. */
export const toDataUrl = ({ mime, bytes }: Photo): string =>
  `data:${mime};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`;

/** The name of the photo that an entry refers to; undefined where it refers to none. */
const photoName = (entry: unknown): string | undefined =>
  typeof entry === 'string' ? /^photo:([\da-f-]{36}-\d+\.[a-z]+)$/.exec(entry)?.[1] : undefined;

/** All entries of the lists of a lead that hold photos. */
export const photoEntries = (lead: Record<string, unknown>): unknown[] =>
  photoFields.flatMap((field) => (Array.isArray(lead[field]) ? lead[field] : []));

/** The names of the photos that a lead refers to, in their order. */
export const photoNamesIn = (lead: Record<string, unknown>): string[] =>
  photoEntries(lead)
    .map(photoName)
    .filter((name) => name !== undefined);

/** A copy of a lead in which each reference to a photo is replaced by what `replace` makes of the photo's name. */
export function replacePhotoReferences<Lead extends object>(
  lead: Lead,
  replace: (name: string) => string | undefined,
): Lead {
  const replaced = (entry: unknown) => {
    const name = photoName(entry);
    return (name && replace(name)) ?? entry;
  };
  const lists = photoFields.flatMap((field) => {
    const list: unknown = Reflect.get(lead, field);
    return Array.isArray(list) ? [[field, list.map(replaced)]] : [];
  });
  return { ...lead, ...Object.fromEntries(lists) };
}
