import { useEffect, useState } from 'react';
import type { ListedAppointment } from '../../server/inbox/leadRoutes';
import { type Day, fetchDays, type Slot } from '../../src/forms/slots/part/desk';
import { call } from '../api/client';
import { type Progress, useAction } from '../ui/Failure';

export interface Moving {
  /** What is being moved. */
  appointment: ListedAppointment | undefined;
  /** To which times it can be moved on a day; undefined while they are loaded. */
  freeOn: (date: string) => readonly Slot[] | undefined;
  progress: Progress | undefined;
  begin: (appointment: ListedAppointment) => void;
  stop: () => void;
  moveTo: (slot: Pick<Slot, 'start'>) => void;
}

/** The desk's own, beside the inbox. */
const leadsOf = (firm: string) => new URL(`../api/requests${firm && `/${firm}`}`, document.baseURI).href;

/**
 * Moves an appointment to another free time.
 * @param from the first day that is shown
 * @param onMoved when that is done
 */
export function useMoving(
  from: string,
  onMoved: (appointment: ListedAppointment, start: string) => Promise<void>,
): Moving {
  const [appointment, setAppointment] = useState<ListedAppointment>();
  const [loaded, setLoaded] = useState<{ key: string; days: readonly Day[] }>();
  const key = appointment ? `${appointment.firm} ${appointment.kind} ${from}` : '';
  useEffect(() => {
    if (!appointment) return undefined;
    let isWanted = true;
    const { firm, kind } = appointment;
    const load = async () => {
      const answer = await fetchDays(leadsOf(firm), { kind }, from).catch(() => 'none' as const);
      if (isWanted) setLoaded({ key, days: answer === 'none' ? [] : answer.days });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [appointment, from, key]);
  const [progress, moveTo] = useAction(async ({ start }: Pick<Slot, 'start'>) => {
    if (!appointment) return;
    await call('POST', `leads/${appointment.leadId}/appointment`, { start });
    setAppointment(undefined);
    await onMoved(appointment, start);
  });
  return {
    appointment,
    freeOn: (date) =>
      loaded?.key === key ? (loaded.days.find((day) => day.date === date)?.slots ?? []) : undefined,
    progress,
    begin: setAppointment,
    stop: () => setAppointment(undefined),
    moveTo,
  };
}
