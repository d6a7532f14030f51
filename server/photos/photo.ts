/** A photo as it is stored: recognized by its content, under a file name of the desk's own. */
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

/** A place in a lead where a file can stand. Its value is read when it is asked for: it may be megabytes. */
interface FilePlace {
  /** As errors name it. */
  path: string;
  get: () => unknown;
  set: (value: string) => void;
  /** Whether a PDF is taken too. */
  documents: boolean;
}

/** Every place of a lead where a file can stand, in order: the lists of photos, then the answers to the firm's questions. */
export function filePlaces(lead: Record<string, unknown>): FilePlace[] {
  const inLists = photoFields.flatMap((field) => {
    const list: unknown = lead[field];
    if (!Array.isArray(list)) return [];
    return [...list.keys()].map((index) =>
      placeIn(list, index, { path: `${field}.${index}`, documents: false }),
    );
  });
  const inAnswers = answersOf(lead).flatMap((answer, index) =>
    'file' in answer ? [placeIn(answer, 'file', { path: `answers.${index}.file`, documents: true })] : [],
  );
  return [...inLists, ...inAnswers];
}

const placeIn = <Key extends PropertyKey>(
  holder: { [key in Key]?: unknown },
  key: Key,
  place: Pick<FilePlace, 'path' | 'documents'>,
): FilePlace => ({ ...place, get: () => holder[key], set: (value) => void (holder[key] = value) });

/** Photos that are no answers to the firm's questions: the visitor's photos of the job. */
export function withoutAnswers(photos: readonly Photo[], lead: Record<string, unknown>): Photo[] {
  const names = answersOf(lead).map(({ file }) => photoName(file));
  return photos.filter(({ name }) => !names.includes(name));
}

/** An answer to a question of the firm, as the lead schema has it. */
interface Answer {
  label: string;
  value?: unknown;
  file?: unknown;
  /** Of a consent. */
  agreedAt?: unknown;
}

/** The answers to the firm's own questions that a lead holds. */
export const answersOf = ({ answers }: Record<string, unknown>): Answer[] =>
  Array.isArray(answers) ? answers.filter(isAnswer) : [];

/** What was answered; of a consent with when. Its label is its text. */
export const withTime = (value: unknown, agreedAt: unknown, format: (time: string) => string): unknown =>
  typeof value === 'string' && typeof agreedAt === 'string' ? `${value}, ${format(agreedAt)}` : value;

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'label' in value && typeof value.label === 'string';

/** The reference that replaces a photo in the body of its lead. */
export const photoReference = (name: string) => `photo:${name}`;

/** A photo as the `data:` URL in which it was sent. */
export const toDataUrl = ({ mime, bytes }: Photo): string =>
  `data:${mime};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`;

/** The name of the photo that an entry refers to; undefined where it refers to none. */
export const photoName = (entry: unknown): string | undefined =>
  typeof entry === 'string' ? /^photo:([\da-f-]{36}-\d+\.[a-z]+)$/.exec(entry)?.[1] : undefined;

/** The names of the photos that a lead refers to, in their order. */
export const photoNamesIn = (lead: Record<string, unknown>): string[] =>
  filePlaces(lead)
    .map(({ get }) => photoName(get()))
    .filter((name) => name !== undefined);

/** A copy of a lead in which each reference to a photo is replaced by what `replace` makes of the photo's name. */
export function replacePhotoReferences<Lead extends object>(
  lead: Lead,
  replace: (name: string) => string | undefined,
): Lead {
  const holders = [...photoFields, 'answers'].flatMap((field) =>
    field in lead ? [[field, structuredClone(Reflect.get(lead, field) as unknown)]] : [],
  );
  const copy = { ...lead, ...Object.fromEntries(holders) };
  for (const { get, set } of filePlaces(copy)) {
    const name = photoName(get());
    const replacement = name && replace(name);
    if (replacement) set(replacement);
  }
  return copy;
}
