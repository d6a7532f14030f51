/** What the list is filtered by. Empty texts filter nothing. */
export interface Filter {
  q: string;
  /** `now`: who is to be called, in the order in which it is due; `later`: who was put off. */
  call: '' | 'now' | 'later';
  /** `mine`: only what whoever is signed in takes care of. */
  care: '' | 'mine';
  kind: string;
  state: string;
  /** `own` for the desk's own. */
  firm: string;
  suspect: 'no' | 'only' | 'all';
  /** Days, as date fields have them: `2030-01-31`. Both are included. */
  from: string;
  to: string;
}

export const noFilter: Filter = {
  q: '',
  call: '',
  care: '',
  kind: '',
  state: '',
  firm: '',
  suspect: 'no',
  from: '',
  to: '',
};

/** What the inbox opens with. */
export const firstFilter: Filter = { ...noFilter, call: 'now' };

/** Whether anything besides the search and the chosen list is filtered. */
export const isFiltered = (filter: Filter): boolean =>
  filterParams({ ...filter, q: '', call: '', state: '' }).size > 0;

/** The filter after a choice. A search is for something, wherever it is: it leaves the lists of who is to be called. */
export function withChoice(filter: Filter, chosen: Partial<Filter>): Filter {
  const next = { ...filter, ...chosen };
  return chosen.q?.trim() ? { ...next, call: '' } : next;
}

/** The parameters by which the desk filters. Days are those of the reader's time zone. */
export function filterParams({
  q,
  call,
  care,
  kind,
  state,
  firm,
  suspect,
  from,
  to,
}: Filter): URLSearchParams {
  const params = new URLSearchParams();
  if (q.trim() !== '') params.set('q', q.trim());
  if (call) params.set('call', call);
  if (care) params.set('care', care);
  if (kind) params.set('kind', kind);
  if (state) params.set('state', state);
  if (firm) params.set('firm', firmParam(firm));
  if (suspect !== 'no') params.set('suspect', suspect);
  const [begin, end] = [startOfDay(from, 0), startOfDay(to, 1)];
  if (begin) params.set('from', begin);
  if (end) params.set('to', end);
  return params;
}

/** The desk's own firm has no id. */
export const firmParam = (firm: string): string => (firm === 'own' ? '' : firm);

function startOfDay(day: string, daysLater: number): string | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return undefined;
  return new Date(year, month - 1, date + daysLater).toISOString();
}
