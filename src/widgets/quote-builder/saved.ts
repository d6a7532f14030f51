import { fieldsOf, textOf, textsOf } from '../../element/kept';
import type { WidgetSession } from '../../element/spec';
import { isLeadId, newLeadId } from '../../leads/id';
import { emptyFields, fieldNames, type QuoteFields } from './fields';
import { type Step, steps } from './offer';

/** What the browser keeps of an unfinished quote until it is sent or given up. */
export interface Saved {
  leadId: string;
  step: Step;
  fields: QuoteFields;
  checked: readonly string[];
  approved: boolean;
  /** Whether the drawing area is open. */
  padOpen: boolean;
  drawing: string | undefined;
}

/**
 * Writes what differs from what was there before. Notes and drawing have an entry each: they may be large, and where
 * one cannot be kept the rest still can.
 * @param before undefined: nothing was there.
 * @param over whether the quote was sent.
 */
export function writeSaved(
  session: WidgetSession,
  state: Saved,
  before: Saved | undefined,
  over: boolean,
): void {
  const { leadId, step, fields, checked, approved, padOpen, drawing } = state;
  const untouched =
    step === 'client' &&
    fieldNames.every((name) => fields[name] === '') &&
    checked.length === 0 &&
    !approved &&
    !padOpen;
  if (over || untouched) {
    session.clear();
    return;
  }
  const { notes, ...short } = fields;
  if (notes !== before?.fields.notes) session.write('notes', notes);
  if (drawing !== before?.drawing) session.write('drawing', drawing ?? null);
  session.write('quote', { leadId, step, fields: short, checked, approved, padOpen });
}

/** Reads it back. Whatever is not as it was written counts as never written. */
export function readSaved(session: WidgetSession): Saved | undefined {
  const quote = fieldsOf(session.read('quote'));
  const step = steps.find((name) => name === quote['step']);
  if (!step) return undefined;
  const fields: Record<string, unknown> = { ...fieldsOf(quote['fields']), notes: session.read('notes') };
  const leadId = textOf(quote['leadId']);
  const drawing = textOf(session.read('drawing'));
  return {
    leadId: isLeadId(leadId) ? leadId : newLeadId(),
    step,
    fields: {
      ...emptyFields,
      ...Object.fromEntries(fieldNames.map((name) => [name, textOf(fields[name])])),
    },
    checked: textsOf(quote['checked']),
    approved: quote['approved'] === true,
    padOpen: quote['padOpen'] === true,
    drawing: drawing.startsWith('data:image/png;base64,') ? drawing : undefined,
  };
}
