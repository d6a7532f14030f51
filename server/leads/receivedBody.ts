import type { FormRequest } from '../forms/formLead';
import { type ReceivedForm, readFormLead } from '../forms/readFormLead';
import { type InvalidLead, type ReadLead, readJsonLead } from './readLead';

/** The body of a request that brings a lead. */
export interface ReceivedBody {
  bytes: Uint8Array<ArrayBuffer>;
  /** What else is known of an HTML form; undefined for JSON. */
  form: FormRequest | undefined;
}

export type ReceivedLead = (ReadLead | InvalidLead) & { form?: ReceivedForm };

export const readReceived = ({ bytes, form }: ReceivedBody): Promise<ReceivedLead> =>
  form ? readFormLead(bytes, form) : readJsonLead(bytes);
