import { ASKED_FIELD, answerOf, CHANGED_FIELD } from '../../src/domain/askedQuestions';
import { contactFieldNames } from '../../src/domain/contactFields';
import { HONEYPOT_NAME, intake } from '../../src/domain/intake';
import { leadSources } from '../../src/domain/leadKinds';
import { leadLimits } from '../../src/domain/limits';
import { isQuestionField, questionIdIn } from '../../src/domain/questionField';
import { parseJson } from '../http/json';
import { type InvalidLead, type ReadLead, readLead } from '../leads/readLead';
import { hashedId } from '../storage/hashes';

/** What a browser's request says besides the form. */
export interface FormRequest {
  contentType: string;
  /** The id of the firm that it was sent to; empty for the desk's own. */
  firm: string;
  /** The URL of the page that the form was on. */
  page: string | undefined;
  /** The language of that page, where the form names it. */
  lang: string | undefined;
  /** Whether the browser says that a person sent it (`Sec-Fetch-User`). */
  trusted: boolean;
}

/**
 * The lead of a contact form that a browser sent without script, to be validated like any other. A page that is the same
 * for all visitors holds no id: it is made of what was typed, so that a form that is sent twice is one lead.
 */
function formLead(
  form: ReadonlyMap<string, string>,
  { firm, page, lang, trusted }: Omit<FormRequest, 'contentType'>,
  now: Date,
) {
  const typed = contactFieldNames.map((name) => [name, form.get(name) ?? ''] as const);
  const answers = [...form].filter(([name, value]) => isQuestionField(name) && value !== '');
  const at = now.toISOString();
  const described = jsonIn(form.get(ASKED_FIELD));
  const changedForm = jsonIn(form.get(CHANGED_FIELD));
  const window = Math.floor(now.getTime() / 1000 / intake.formWindow);
  // Who books a time is told of no other appointment, also where they type the same: only they know the hold.
  const hold = form.get(SLOT_FIRST) ?? form.get(SLOT_HOLD);
  const made = [...typed, ...answers, ...(hold === undefined ? [] : [['hold', hold] as const])];
  const lead = {
    id: idOf(made, window, firm),
    kind: 'contact',
    source: leadSources.contact,
    ...Object.fromEntries(typed),
    ...(changedForm !== undefined && { changedForm }),
    ...(answers.length > 0 && {
      answers: answers
        .slice(0, leadLimits.answers)
        .map(([name, value]) => answerOf(questionIdIn(name), value, { described, at })),
    }),
    timestamp: at,
    // A page with errors has the form too, and repeats where it was sent first.
    page: (form.get('page') || page)?.slice(0, leadLimits.link),
    ...(lang && { lang: lang.slice(0, leadLimits.choice) }),
    ...(form.has(SLOT_START) && { slot: { start: form.get(SLOT_START), hold: form.get(SLOT_HOLD) } }),
    guard: { trap: form.get(HONEYPOT_NAME) ?? '', trusted },
  };
  return { lead, earlierId: idOf(made, window - 1, firm) };
}

/** The fields of the time that was chosen on the desk's own page, and of the hold on it. */
export const SLOT_START = 'slotStart';
export const SLOT_HOLD = 'slotHold';
/** The hold of the first try, where that one's time was taken meanwhile: it is the same lead. */
export const SLOT_FIRST = 'slotFirst';

/** The fields of a form that are read; whatever else it has is not even decoded. */
const readNames: ReadonlySet<string> = new Set([
  ...contactFieldNames,
  HONEYPOT_NAME,
  ASKED_FIELD,
  CHANGED_FIELD,
  SLOT_START,
  SLOT_HOLD,
  SLOT_FIRST,
  'page',
]);
const isRead = (name: string): boolean => readNames.has(name) || isQuestionField(name);

/** What a hidden field holds; undefined where that is no JSON. */
export function jsonIn(text = ''): unknown {
  try {
    return text === '' ? undefined : parseJson(Buffer.from(text));
  } catch {
    return undefined;
  }
}

const idOf = (typed: readonly (readonly [string, string])[], window: number, firm: string): string =>
  hashedId(JSON.stringify(firm === '' ? [window, typed] : [window, typed, firm]));

/** What is known of a lead that a browser sent without script. */
export interface ReceivedForm {
  /** What was typed. */
  fields: ReadonlyMap<string, string>;
  /** The id that the same lead has if the desk received it a while ago. */
  earlierId: string;
}

/** Reads a lead from the body of an HTML form. Takes up to half a second for the largest ones. */
export async function readFormLead(
  body: Uint8Array<ArrayBuffer>,
  request: FormRequest,
): Promise<(ReadLead | InvalidLead) & { form?: ReceivedForm }> {
  try {
    const fields = await readForm(request.contentType, body);
    const { lead, earlierId } = formLead(fields, request, new Date());
    return { ...(await readLead(lead)), form: { fields, earlierId } };
  } catch (error) {
    if (error instanceof BadFormError) return { invalid: 'form', detail: error.message };
    throw error;
  }
}

/** A body that is no HTML form; the message is for the client. */
class BadFormError extends Error {}

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
async function readForm(
  contentType: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<ReadonlyMap<string, string>> {
  rejectBombs(contentType, body);
  const data = contentType.toLowerCase().startsWith(urlEncoded)
    ? parseUrlEncoded(body)
    : await parseMultipart(contentType, body);
  const fields = new Map<string, string>();
  for (const [name, value] of data)
    if (typeof value === 'string' && isRead(name) && (isQuestionField(name) || !fields.has(name)))
      // Of a question, all that was chosen.
      fields.set(
        name,
        [fields.get(name), value].filter(Boolean).join(' ').slice(0, maxText).replace(/\r\n?/g, '\n'),
      );
  return fields;
}

const [plus, space] = [0x2b, 0x20];

function parseUrlEncoded(body: Uint8Array): URLSearchParams {
  const decoded = firstOfEachName(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
  // A + is a space. The parser appends each to the text before it: megabytes of them would take a hundred times as many.
  for (let at = decoded.indexOf(plus); at >= 0; at = decoded.indexOf(plus, at + 1)) decoded[at] = space;
  return new URLSearchParams(new TextDecoder().decode(decoded));
}

/** Of each name that is read the first field. A browser writes those names as they are. */
function firstOfEachName(body: Buffer): Buffer {
  const fields = new Map<string, Buffer>();
  for (let start = 0; start < body.length; ) {
    const found = body.indexOf('&', start);
    const end = found < 0 ? body.length : found;
    const field = body.subarray(start, end);
    const equals = field.indexOf('=');
    const name = field.toString('latin1', 0, equals < 0 ? undefined : equals);
    const key = isQuestionField(name) ? `${name}=${fields.size}` : name;
    if (isRead(name) && !fields.has(key)) fields.set(key, field);
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
