import { leadLimits } from '../../../domain/limits';
import type { Question } from '../../../domain/question';
import type { DraftStorage } from '../../../element/spec';
import { asRecord, asString, asStrings } from '../../../element/untrusted';
import type { ConsentRecord } from '../../../forms/fields/ConsentCheckbox';
import { type FormStatus, isEmpty } from '../../../forms/formState';
import { fileFields, readPhotos, writePhotos } from '../../../forms/photoList';
import type { Photo } from '../../../forms/photos/photo';
import { type Choices, readChoice, readLeadId, readStatus, storedChoice } from '../../../forms/readDraft';
import { type ContactFields, type Intent, storedFields } from '../lead/fields';
import { allSteps, type Screen, stepOf, stepsOf } from '../offer/offer';
import type { Terms } from '../offer/terms';
import { type Answers, hasService, noAnswers, sameIds } from './answers';

/** What the browser stores of an estimate until it is sent or cleared. */
export interface EstimatorDraft {
  leadId: string;
  /** The link by which the page was opened, where that was a shared estimate. */
  shared: string | undefined;
  status: FormStatus;
  screen: Screen;
  intent: Intent;
  answers: Answers;
  fields: ContactFields;
  smsConsent: ConsentRecord | undefined;
  photos: readonly Photo[];
  photosLost: boolean;
}

/** Photos of the job, and the files that answer the firm's questions. */
const PHOTO_LIMIT = leadLimits.photos.estimate + leadLimits.answerFiles;

/**
 * Writes what differs from the state before.
 * @param preselected ids that count as selected at the moment.
 * @param propertyTypes on offer.
 */
export function writeDraft(
  drafts: DraftStorage,
  state: EstimatorDraft,
  before: EstimatorDraft,
  preselected: readonly string[],
  propertyTypes: Choices,
): void {
  const { leadId, shared, status, screen, intent, answers, fields, smsConsent, photos, photosLost } = state;
  const isUntouched =
    answers === noAnswers &&
    screen === 'services' &&
    isEmpty(fields) &&
    smsConsent === undefined &&
    photos.length === 0;
  if (status === 'sent' || isUntouched) {
    drafts.clear();
    return;
  }
  writePhotos(drafts, PHOTO_LIMIT, photos, before.photos);
  drafts.write('visit', {
    leadId,
    shared,
    queued: status === 'queued',
    preselected,
    step: stepOf(screen),
    phase: screen === 'contact' ? 'contact' : 'range',
    intent,
    answers: { ...answers, propertyType: storedChoice(answers.propertyType, propertyTypes) },
    contact: fields,
    smsConsent,
    photos: photos.length,
    photosLost,
  });
}

/**
 * Reads the draft. Whatever is not as it was written counts as never written.
 * @returns it with what was preselected then.
 */
export function readDraft(
  drafts: DraftStorage,
  propertyTypes: Choices,
  questions: readonly Question[],
): (EstimatorDraft & { preselected: readonly string[] }) | undefined {
  const draft = asRecord(drafts.read('visit'));
  const step = allSteps.find((name) => name === draft['step']);
  if (!step) return undefined;
  const answers = asRecord(draft['answers']);
  const photos = readPhotos(drafts, PHOTO_LIMIT, draft);
  return {
    leadId: readLeadId(draft),
    shared: asString(draft['shared']) || undefined,
    status: readStatus(draft),
    preselected: asStrings(draft['preselected']),
    screen: step === 'result' && draft['phase'] === 'contact' ? 'contact' : step,
    intent: draft['intent'] === 'question' ? 'question' : 'visit',
    answers: {
      ...noAnswers,
      selected: Array.isArray(answers['selected']) ? asStrings(answers['selected']) : undefined,
      quantities: textsOf(answers['quantities']),
      options: textsOf(answers['options']),
      propertyType: readChoice(answers['propertyType'], propertyTypes),
      sqft: asString(answers['sqft']),
      zip: asString(answers['zip']),
    },
    fields: { ...storedFields(questions, textsOf(draft['contact'])), ...fileFields(photos.photos) },
    smsConsent: consentOf(draft['smsConsent']),
    ...photos,
  };
}

/**
 * The draft on this page. Where the page preselects something else, for example by a link, its selection replaces the
 * draft's and the estimate begins at step 1; so it does where the draft's step is not offered. What was typed stays. An
 * estimate that is queued stays as it was sent.
 */
export function draftFor(
  terms: Terms,
  { preselected, ...draft }: NonNullable<ReturnType<typeof readDraft>>,
): EstimatorDraft {
  if (draft.status === 'queued') return draft;
  const selected = draft.answers.selected ?? preselected;
  const isReplaced =
    !sameIds(preselected, terms.preselected) && terms.preselected.some((id) => !selected.includes(id));
  const answers = { ...draft.answers, selected: isReplaced ? undefined : selected };
  const goesOn =
    !isReplaced && stepsOf(terms.facts).includes(stepOf(draft.screen)) && hasService(answers, terms);
  return { ...draft, answers, ...(!goesOn && { screen: 'services' }) };
}

/** Its text fits into a lead, and its time is as `toISOString` writes it: the lead desk takes no other. */
function consentOf(value: unknown): ConsentRecord | undefined {
  const consent = asRecord(value);
  const [text, at] = [asString(consent['text']), asString(consent['at'])];
  const time = new Date(at);
  const isWhole = text && text.length <= leadLimits.text && !Number.isNaN(time.getTime());
  return isWhole && time.toISOString() === at ? { text, at } : undefined;
}

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(asRecord(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
