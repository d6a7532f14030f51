/** Which lead comes next. */
import type { LeadSummary } from '../../server/inbox/listLeads';
import { listStore } from './listStore';

type Ordered = readonly Pick<LeadSummary, 'id'>[];

/** The lead so many places further; undefined at the end of the list. Of one that is not in it, the first. */
export function neighbour<Lead extends Pick<LeadSummary, 'id'>>(
  leads: readonly Lead[],
  id: string | undefined,
  step: 1 | -1,
): Lead | undefined {
  const index = leads.findIndex((lead) => lead.id === id);
  return index === -1 ? leads[0] : leads[index + step];
}

/** Who comes after a lead that is settled: the one behind it, or at the end of the list the first that is left. */
export function nextAfter(leads: Ordered, id: string): string | undefined {
  return (neighbour(leads, id, 1) ?? leads.find((lead) => lead.id !== id))?.id;
}

/** Whether somebody is to be called now. */
export const isToCall = (
  {
    state,
    snoozedUntil,
    suspect,
    partial,
  }: Pick<LeadSummary, 'state' | 'snoozedUntil' | 'suspect' | 'partial'>,
  now = Date.now(),
): boolean =>
  suspect === undefined &&
  !partial &&
  (snoozedUntil === undefined ? state === 'new' : Date.parse(snoozedUntil) <= now);

/** Whether one lead after the other is called. */
export const isCalling = (): boolean => listStore.getState().filter.call === 'now';
