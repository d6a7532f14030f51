import { type InvalidLead, type ReadLead, readLead } from '../leads/readLead';
import { type FormRequest, formLead } from './formLead';
import { BadFormError, readForm } from './readForm';

/** What is known of a lead that a browser sent without script. */
export interface ReceivedForm {
  /** What was typed. */
  fields: ReadonlyMap<string, string>;
  /** The id that the same lead has if the desk received it a while ago. */
  earlierId: string;
}

/** Reads a lead from the body of an HTML form. Takes a second for the largest ones. */
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
