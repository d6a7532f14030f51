import type { LeadDetail } from '../../server/inbox/readLeadDetail';

/** A field whose text is not the same in all versions, with its text in each. */
export interface ChangedRow {
  field: string;
  texts: string[];
}

/** The fields that changed, in the order in which they first occur. */
export function changedRows(versions: LeadDetail['versions']): ChangedRow[] {
  const cells = versions.map((version) => new Map(version.cells));
  const fields = [...new Set(cells.flatMap((version) => [...version.keys()]))];
  return fields
    .map((field) => ({ field, texts: cells.map((version) => version.get(field) ?? '') }))
    .filter(({ texts }) => new Set(texts).size > 1);
}
