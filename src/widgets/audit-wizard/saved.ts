import { fieldsOf, textOf, textsOf } from '../../element/kept';
import type { WidgetSession } from '../../element/spec';
import { isLeadId, newLeadId } from '../../leads/id';
import { leadLimits } from '../../leads/limits';
import { isPhoto, type Photo } from '../../ui/photos/photo';
import type { AuditWizardState } from './audit-wizard.store';
import { type Chosen, listNames, type Step, steps, type Texts, textNames } from './request';

/** What the browser keeps of an unfinished request until it is sent. */
export interface Saved {
  leadId: string;
  step: Step;
  texts: Texts;
  chosen: Chosen;
  photos: readonly Photo[];
  photosLost: boolean;
}

/** Photos have an entry each: they are large, and seldom change. */
const photoEntries = Array.from({ length: leadLimits.photos.audit }, (_, index) => `photo${index}`);

/** Writes what differs from the state before. */
export function writeSaved(session: WidgetSession, state: AuditWizardState, before: AuditWizardState): void {
  const { leadId, phase, step, texts, chosen, photos, photosLost } = state;
  const nothingTold =
    step === 'info' &&
    Object.values(texts).every((text) => text === '') &&
    Object.values(chosen).every((labels) => labels.length === 0) &&
    photos.length === 0;
  if (phase === 'thanks' || nothingTold) {
    session.clear();
    return;
  }
  keep(session, 'visit', { leadId, step, chosen, photos: photos.length, photosLost });
  // Each has an entry of its own: one that is too large to keep does not take the others with it.
  for (const name of textNames) if (texts[name] !== before.texts[name]) keep(session, name, texts[name]);
  photoEntries.forEach((entry, index) => {
    if (photos[index] !== before.photos[index]) session.write(entry, photos[index] ?? null);
  });
}

/** Where the storage is full, photos make room for words: those can be chosen again, words had to be thought of. */
function keep(session: WidgetSession, name: string, value: unknown): void {
  const couldFit = typeof value !== 'string' || value.length <= leadLimits.text;
  for (const entry of photoEntries.toReversed()) {
    if (session.write(name, value) || !couldFit) return;
    session.write(entry, null);
  }
  session.write(name, value);
}

/** Reads it back. Whatever is not as it was written counts as never written. */
export function readSaved(session: WidgetSession): Saved | undefined {
  const visit = fieldsOf(session.read('visit'));
  const step = steps.find((name) => name === visit['step']);
  if (!step) return undefined;
  const chosen = fieldsOf(visit['chosen']);
  const photos = photoEntries.map((entry) => session.read(entry)).filter(isPhoto);
  const wanted = visit['photos'];
  const leadId = textOf(visit['leadId']);
  return {
    leadId: isLeadId(leadId) ? leadId : newLeadId(),
    step,
    texts: record(textNames, (name) => textOf(session.read(name))),
    chosen: record(listNames, (name) => textsOf(chosen[name])),
    photos,
    photosLost: visit['photosLost'] === true || (typeof wanted === 'number' && photos.length < wanted),
  };
}

const record = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
