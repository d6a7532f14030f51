import { leadLimits } from '../../domain/limits';
import type { Question } from '../../domain/question';
import { recordOf } from '../../domain/recordOf';
import type { DraftStorage } from '../../element/spec';
import { asRecord, asString, asStrings } from '../../element/untrusted';
import { type FormStatus, isEmpty } from '../../forms/formState';
import { fileFields, type PhotosState, readPhotos, writePhotos } from '../../forms/photoList';
import { draftedQuestions, storedAnswers } from '../../forms/questions/draft';
import { readLeadId } from '../../forms/readDraft';
import { fieldNames, type QuoteFields } from './fields';
import { type Step, steps } from './offer';

/** What the browser stores of a quote until it is sent or cleared. */
export interface QuoteDraft extends Pick<PhotosState, 'photos' | 'photosLost'> {
  leadId: string;
  step: Step;
  fields: QuoteFields;
  selected: readonly string[];
  approved: boolean;
  /** Whether the drawing area is open. */
  padOpen: boolean;
  drawing: string | undefined;
}

type DraftState = QuoteDraft & { status: FormStatus; sent: { at: string } | undefined };

/**
 * Writes what differs from the state before. Notes and drawing have an entry each: they may be large, and where one cannot
 * be stored the rest still can.
 */
export function writeDraft(
  drafts: DraftStorage,
  state: DraftState,
  before: DraftState,
  questions: readonly Question[],
): void {
  const { leadId, status, step, fields, selected, approved, padOpen, drawing, photos, photosLost, sent } =
    state;
  const isUntouched = step === 'client' && isEmpty(fields) && selected.length === 0 && !approved && !padOpen;
  if (status === 'sent' || isUntouched) {
    drafts.clear();
    return;
  }
  const { notes, ...others } = fields;
  const drafted: readonly string[] = [...fieldNames, ...draftedQuestions(questions)];
  const short = Object.fromEntries(Object.entries(others).filter(([name]) => drafted.includes(name)));
  const isCleared = before.status === 'sent';
  if (isCleared || notes !== before.fields.notes) drafts.write('notes', notes);
  if (isCleared || drawing !== before.drawing) drafts.write('drawing', drawing ?? null);
  const queuedAt = status === 'queued' ? sent?.at : undefined;
  drafts.write('quote', {
    leadId,
    queuedAt,
    step,
    fields: short,
    checked: selected,
    approved,
    padOpen,
    photos: photos.length,
    photosLost,
  });
  writePhotos(drafts, leadLimits.answerFiles, photos, before.photos);
}

/**
 * Reads the draft. Whatever is not as it was written counts as never written.
 * @returns it with the time when it was queued, if it is.
 */
export function readDraft(
  drafts: DraftStorage,
  questions: readonly Question[],
): (QuoteDraft & { queuedAt: string | undefined }) | undefined {
  const draft = asRecord(drafts.read('quote'));
  const step = steps.find((name) => name === draft['step']);
  if (!step) return undefined;
  const fields: Record<string, unknown> = { ...asRecord(draft['fields']), notes: drafts.read('notes') };
  const drawing = asString(drafts.read('drawing'));
  const files = readPhotos(drafts, leadLimits.answerFiles, draft);
  return {
    leadId: readLeadId(draft),
    queuedAt: timeOf(draft['queuedAt']),
    step,
    fields: {
      ...recordOf(fieldNames, (name) => asString(fields[name])),
      ...storedAnswers(questions, (name) => fields[name]),
      ...fileFields(files.photos),
    },
    ...files,
    selected: asStrings(draft['checked']),
    approved: draft['approved'] === true,
    padOpen: draft['padOpen'] === true,
    drawing: drawing.startsWith('data:image/png;base64,') ? drawing : undefined,
  };
}

const timeOf = (value: unknown): string | undefined => {
  const time = asString(value);
  return Number.isNaN(Date.parse(time)) ? undefined : time;
};
