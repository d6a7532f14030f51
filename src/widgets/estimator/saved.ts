import { fieldsOf, textOf, textsOf } from '../../element/kept';
import type { WidgetSession } from '../../element/spec';
import { isLeadId, newLeadId } from '../../leads/id';
import { leadLimits } from '../../leads/limits';
import type { Agreement } from '../../ui/AgreeBox';
import { isPhoto, type Photo } from '../../ui/photos/photo';
import { type Answers, noAnswers } from './answers';
import type { EstimatorState } from './estimator.store';
import type { ContactFields } from './lead';
import { allSteps, type Step } from './offer';

/** What the browser keeps of an unfinished visit until it is sent or given up. */
export interface Saved {
  leadId: string;
  /** What was preselected then. */
  preselected: readonly string[];
  step: Step;
  phase: 'range' | 'contact';
  answers: Answers;
  contact: ContactFields;
  smsConsent: Agreement | undefined;
  photos: readonly Photo[];
  photosLost: boolean;
}

/** Photos have an entry each: they are large, and seldom change. */
const photoEntries = Array.from({ length: leadLimits.photos.estimate }, (_, index) => `photo${index}`);

/**
 * Writes what differs from the state before.
 * @param preselected ids that count as selected at the moment.
 */
export function writeSaved(
  session: WidgetSession,
  state: EstimatorState,
  before: EstimatorState,
  preselected: readonly string[],
): void {
  const { leadId, step, phase, answers, contact, smsConsent, photos, photosLost } = state;
  const nothingTold =
    answers === noAnswers &&
    step === 'services' &&
    Object.values(contact).every((value) => value === '') &&
    smsConsent === undefined &&
    photos.length === 0;
  if (phase === 'thanks' || nothingTold) {
    session.clear();
    return;
  }
  if (photos !== before.photos)
    photoEntries.forEach((entry, index) => session.write(entry, photos[index] ?? null));
  session.write('visit', {
    leadId,
    preselected,
    step,
    phase: phase === 'range' ? phase : 'contact',
    answers,
    contact,
    smsConsent,
    photos: photos.length,
    photosLost,
  });
}

/** Reads it back. Whatever is not as it was written counts as never written. */
export function readSaved(session: WidgetSession): Saved | undefined {
  const visit = fieldsOf(session.read('visit'));
  const step = allSteps.find((name) => name === visit['step']);
  if (!step) return undefined;
  const answers = fieldsOf(visit['answers']);
  const contact = fieldsOf(visit['contact']);
  const photos = photoEntries.map((entry) => session.read(entry)).filter(isPhoto);
  const wanted = visit['photos'];
  const leadId = textOf(visit['leadId']);
  return {
    leadId: isLeadId(leadId) ? leadId : newLeadId(),
    preselected: textsOf(visit['preselected']),
    step,
    phase: step === 'result' && visit['phase'] === 'contact' ? 'contact' : 'range',
    answers: {
      ...noAnswers,
      selected: Array.isArray(answers['selected']) ? textsOf(answers['selected']) : undefined,
      quantities: textFields(answers['quantities']),
      options: textFields(answers['options']),
      propertyType: textOf(answers['propertyType']),
      sqft: textOf(answers['sqft']),
      zip: textOf(answers['zip']),
    },
    contact: {
      firstName: textOf(contact['firstName']),
      email: textOf(contact['email']),
      phone: textOf(contact['phone']),
      preferredDays: textOf(contact['preferredDays']),
    },
    smsConsent: agreementOf(visit['smsConsent']),
    photos,
    photosLost: visit['photosLost'] === true || (typeof wanted === 'number' && photos.length < wanted),
  };
}

export const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((entry) => other.includes(entry));

/** Its text fits into a lead, and its time is as `toISOString` writes it: the lead desk takes no other. */
function agreementOf(value: unknown): Agreement | undefined {
  const kept = fieldsOf(value);
  const [text, at] = [textOf(kept['text']), textOf(kept['at'])];
  const time = new Date(at);
  const isWhole = text && text.length <= leadLimits.text && !Number.isNaN(time.getTime());
  return isWhole && time.toISOString() === at ? { text, at } : undefined;
}
const textFields = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
