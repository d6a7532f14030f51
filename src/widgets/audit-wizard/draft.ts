import { leadLimits } from '../../domain/limits';
import type { Question } from '../../domain/question';
import { recordOf } from '../../domain/recordOf';
import type { DraftStorage } from '../../element/spec';
import { asRecord, asString } from '../../element/untrusted';
import { type FormStatus, isEmpty } from '../../forms/formState';
import { fileFields, photoEntries, readPhotos, writePhotos } from '../../forms/photoList';
import type { Photo } from '../../forms/photos/photo';
import { draftedQuestions, storedAnswers } from '../../forms/questions/draft';
import { readChoice, readLeadId, readStatus, storedChoice } from '../../forms/readDraft';
import { type AuditFields, fieldNames } from './fields';
import { allSteps, listNames, type Offer, type Selected, type Step, type Way, ways } from './offer';

/** What the browser stores of an audit until it is sent. */
export interface AuditDraft {
  leadId: string;
  status: FormStatus;
  way: Way;
  step: Step;
  fields: AuditFields;
  selected: Selected;
  photos: readonly Photo[];
  photosLost: boolean;
}

/** Photos of the job, and the files that answer the firm's questions. */
const PHOTO_LIMIT = leadLimits.photos.audit + leadLimits.answerFiles;

/** What is on offer, in the language of the page. */
interface Terms {
  offer: Offer;
  questions: readonly Question[];
  lang: string;
}

/** Writes what differs from the state before. */
export function writeDraft(
  drafts: DraftStorage,
  state: AuditDraft,
  before: AuditDraft,
  { offer, questions, lang }: Terms,
): void {
  const { leadId, status, way, step, fields, selected, photos, photosLost } = state;
  const isUntouched =
    (step === 'info' || step === 'photo') &&
    isEmpty(fields) &&
    Object.values(selected).every((labels) => labels.length === 0) &&
    photos.length === 0;
  if (status === 'sent' || isUntouched) {
    drafts.clear();
    return;
  }
  const queued = status === 'queued';
  const chosen = recordOf(listNames, (name) =>
    selected[name].map((label) => storedChoice(label, { labels: offer[name], lang })),
  );
  writeText(drafts, 'visit', { leadId, queued, way, step, chosen, photos: photos.length, photosLost });
  // Each field has an entry of its own: one that is too large for the storage does not take the others with it.
  for (const name of [...fieldNames, ...draftedQuestions(questions)])
    if (fields[name] !== before.fields[name]) writeText(drafts, name, fields[name]);
  writePhotos(drafts, PHOTO_LIMIT, photos, before.photos);
}

/** Where the storage is full, photos are removed in favor of text: they are easier to choose again than text to write. */
function writeText(drafts: DraftStorage, name: string, value: unknown): void {
  const couldFit = typeof value !== 'string' || value.length <= leadLimits.text;
  for (const entry of photoEntries(PHOTO_LIMIT).toReversed()) {
    if (drafts.write(name, value) || !couldFit) return;
    drafts.write(entry, null);
  }
  drafts.write(name, value);
}

/** Reads the draft. Whatever is not as it was written counts as never written. */
export function readDraft(drafts: DraftStorage, { offer, questions, lang }: Terms): AuditDraft | undefined {
  const draft = asRecord(drafts.read('visit'));
  const step = allSteps.find((name) => name === draft['step']);
  if (!step) return undefined;
  const chosen = asRecord(draft['chosen']);
  const photos = readPhotos(drafts, PHOTO_LIMIT, draft);
  const labelsOf = (stored: unknown, labels: readonly string[]) =>
    (Array.isArray(stored) ? stored : []).map((entry) => readChoice(entry, { labels, lang })).filter(Boolean);
  return {
    leadId: readLeadId(draft),
    status: readStatus(draft),
    way: ways.find((name) => name === draft['way']) ?? 'questions',
    step,
    fields: {
      ...recordOf(fieldNames, (name) => asString(drafts.read(name))),
      ...storedAnswers(questions, (name) => drafts.read(name)),
      ...fileFields(photos.photos),
    },
    selected: recordOf(listNames, (name) => labelsOf(chosen[name], offer[name])),
    ...photos,
  };
}
