import { isLeadId } from '../../src/leads/leadId';

/** What is wrong with the id of a lead, in one line; undefined where nothing is. */
export const idOptionError = (id = ''): string | undefined =>
  isLeadId(id.toLowerCase()) ? undefined : `A lead's id is a UUID, as "list" shows it, not "${id}".`;
