import * as v from 'valibot';
import { missingIn, optionalIn } from '../../src/domain/changedForm';
import { formDraftLimit, formDraftSchema } from '../../src/domain/formDraft';
import { intake } from '../../src/domain/intake';
import { type leadSchema, type partialLeadSchema, schemaFor } from '../../src/domain/leadSchema';
import { leadLimits } from '../../src/domain/limits';
import { BadJsonError, parseJson } from '../http/json';
import type { FieldError } from '../http/problem';
import { extractPhotos } from '../photos/extract';
import type { Photo } from '../photos/photo';
import { boundLead } from './boundLead';

type CheckedLead = v.InferOutput<typeof leadSchema> | v.InferOutput<typeof partialLeadSchema>;

/** A valid lead, as it is stored. */
export interface ReadLead {
  /** With references in the place of its photos, and without its secret. */
  lead: Record<string, unknown> & Pick<CheckedLead, 'id' | 'kind' | 'source' | 'timestamp' | 'partial'>;
  photos: Photo[];
  guard: CheckedLead['guard'];
  secret: CheckedLead['secret'];
  revision: CheckedLead['revision'];
  /** Of a form that was left: what fills it in again, as JSON. It is stored apart from the lead. */
  draft: string | undefined;
  /** The visitor has come back to a form that was left before. */
  present: boolean;
}

/** Why a body is no lead; the texts are for the client. */
export interface InvalidLead {
  invalid: 'json' | 'form' | 'fields' | 'photos';
  detail: string;
  errors?: FieldError[];
}

/** Reads a lead from a request's JSON body. Takes up to 50 ms for the largest ones. */
export async function readJsonLead(body: Uint8Array): Promise<ReadLead | InvalidLead> {
  try {
    return await readLead(parseJson(body));
  } catch (error) {
    if (error instanceof BadJsonError) return { invalid: 'json', detail: error.message };
    throw error;
  }
}

/** Validates a received lead, and makes of it what is stored: bounded, with its photos extracted. */
export async function readLead(received: unknown): Promise<ReadLead | InvalidLead> {
  if (typeof received !== 'object' || received === null || Array.isArray(received)) {
    return { invalid: 'json', detail: 'The body must be a JSON object: one lead.' };
  }
  if (Object.keys(received).length > leadLimits.fields) {
    return { invalid: 'fields', detail: `A lead may have at most ${leadLimits.fields} fields.` };
  }
  const { draft, present, ...sent } = received as Record<string, unknown>;
  const body = boundLead(sent);
  const checked = v.safeParse(schemaFor(body), body);
  const wrongFields = 'Some fields are missing or wrong.';
  if (!checked.success)
    return { invalid: 'fields', detail: wrongFields, errors: fieldErrors(checked.issues) };
  const missing = Object.entries(
    optionalIn(body) && !checked.output.partial ? missingIn({ ...body, kind: checked.output.kind }) : {},
  );
  if (missing.length > 0)
    return {
      invalid: 'fields',
      detail: wrongFields,
      errors: missing.map(([field, message]) => ({ field, message })),
    };
  const { id, kind, source, timestamp, partial, guard, secret, revision } = checked.output;
  // The body is stored, not the schema's output, which lacks the fields that the schema does not name. Its secret is not.
  const lead = { ...body, id, kind, source, timestamp, partial, secret: undefined };
  const { photos, errors } = await extractPhotos(lead);
  if (errors.length > 0) return { invalid: 'photos', detail: wrongFields, errors };
  return {
    lead,
    photos,
    guard,
    secret,
    revision,
    draft: partial ? readDraft(draft) : undefined,
    present: partial === true && present === true,
  };
}

/** A draft that cannot be used counts as none: the lead is taken all the same. */
function readDraft(sent: unknown): string | undefined {
  const { success, output } = v.safeParse(formDraftSchema, sent);
  const text = success ? JSON.stringify(output) : '';
  return success && text.length <= formDraftLimit ? text : undefined;
}

/** The first error of each field. */
function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const messages = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    if (!messages.has(field)) messages.set(field, issue.message);
  }
  return [...messages].slice(0, intake.errors).map(([field, message]) => ({ field, message }));
}
