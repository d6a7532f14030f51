import { useWindowValue } from '../../webapp/useWindowValue';

const views = [
  'leads',
  'appointments',
  'unsent',
  'numbers',
  'works',
  'facts',
  'programs',
  'replies',
  'people',
  'own',
  'log',
] as const;
export type View = (typeof views)[number];

/** What the address names: a view, or one lead. */
export interface Route {
  view: View;
  /** The id of the lead that is open. */
  lead?: string;
  /** The secret of an invitation. */
  invite?: string;
}

/** `#lead/<id>`, `#invite/<secret>`, `#log`; anything else is the list of leads. */
export function parseRoute(hash: string): Route {
  const [name, id] = hash.replace(/^#/, '').split('/');
  if (name === 'lead' && id) return { view: 'leads', lead: id.toLowerCase() };
  if (name === 'invite' && id) return { view: 'leads', invite: id };
  return { view: views.find((view) => view === name) ?? 'leads' };
}

export const leadHref = (id: string): string => `#lead/${id}`;

export const useRoute = (): Route => parseRoute(useWindowValue('hashchange', () => location.hash));
