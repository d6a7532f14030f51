/** What the list is filtered by. Empty texts filter nothing. */
export interface Filter {
  q: string;
  kind: string;
  state: string;
  /** `own` for the desk's own. */
  firm: string;
  suspect: 'no' | 'only' | 'all';
  /** Days, as date fields have them: `2030-01-31`. Both are included. */
  from: string;
  to: string;
}

export const noFilter: Filter = { q: '', kind: '', state: '', firm: '', suspect: 'no', from: '', to: '' };

/** Whether anything besides the search is filtered. */
export const isFiltered = (filter: Filter): boolean => filterParams({ ...filter, q: '' }).size > 0;

/** The parameters by which the desk filters. Days are those of the reader's time zone. */
export function filterParams({ q, kind, state, firm, suspect, from, to }: Filter): URLSearchParams {
  const params = new URLSearchParams();
  if (q.trim() !== '') params.set('q', q.trim());
  if (kind) params.set('kind', kind);
  if (state) params.set('state', state);
  if (firm) params.set('firm', firm === 'own' ? '' : firm);
  if (suspect !== 'no') params.set('suspect', suspect);
  const [begin, end] = [startOfDay(from, 0), startOfDay(to, 1)];
  if (begin) params.set('from', begin);
  if (end) params.set('to', end);
  return params;
}

function startOfDay(day: string, daysLater: number): string | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return undefined;
  return new Date(year, month - 1, date + daysLater).toISOString();
}
