import { contactFieldNames } from '../../domain/contactFields';
import { leadLimits } from '../../domain/limits';
import type { Question } from '../../domain/question';
import { recordOf } from '../../domain/recordOf';
import type { DraftStorage } from '../../element/spec';
import { asRecord, asString } from '../../element/untrusted';
import { type FormState, isEmpty } from '../../forms/formState';
import { fileFields, type PhotosState, readPhotos, writePhotos } from '../../forms/photoList';
import { draftedQuestions, storedAnswers } from '../../forms/questions/draft';
import { type Choices, readChoice, readLeadId, readStatus, storedChoice } from '../../forms/readDraft';
import type { FormField } from './fields';

/** What the browser stores of a contact form until it is sent or cleared. A consent is not part of it: it is asked for again. */
export type ContactDraft = Pick<FormState<FormField>, 'leadId' | 'status' | 'fields'> &
  Pick<PhotosState, 'photos' | 'photosLost'>;

type DraftState = ContactDraft & { queuedFields: ContactDraft['fields'] | undefined };

/** Whether the draft is the lead that is queued. Changed since then, it is a correction that nobody has sent. */
const isQueued = ({ status, fields, queuedFields }: DraftState): boolean =>
  status === 'queued' && fields === queuedFields;

/** Writes what differs from the state before. Each field has an entry: one that is too large leaves the others stored. */
export function writeDraft(
  drafts: DraftStorage,
  state: DraftState,
  before: DraftState,
  choices: Choices,
  questions: readonly Question[],
): void {
  const { leadId, fields, photos, photosLost } = state;
  if (isEmpty(fields)) {
    drafts.clear();
    return;
  }
  // Each time: fields that the page has filled in are not empty, and yet there is no draft.
  drafts.write('form', { leadId, queued: isQueued(state), photos: photos.length, photosLost });
  writePhotos(drafts, leadLimits.answerFiles, photos, before.photos);
  for (const name of [...contactFieldNames, ...draftedQuestions(questions)])
    if (fields[name] !== before.fields[name])
      drafts.write(name, name === 'hearAboutUs' ? storedChoice(fields[name], choices) : fields[name]);
}

/** Reads the draft. Whatever is not as it was written counts as never written. */
export function readDraft(
  drafts: DraftStorage,
  choices: Choices,
  questions: readonly Question[],
): ContactDraft | undefined {
  const form = asRecord(drafts.read('form'));
  const files = readPhotos(drafts, leadLimits.answerFiles, form);
  const fields = {
    ...recordOf(contactFieldNames, (name) =>
      name === 'hearAboutUs' ? readChoice(drafts.read(name), choices) : asString(drafts.read(name)),
    ),
    ...storedAnswers(questions, (name) => drafts.read(name)),
    ...fileFields(files.photos),
  };
  if (isEmpty(fields)) return undefined;
  return { leadId: readLeadId(form), status: readStatus(form), fields, ...files };
}
