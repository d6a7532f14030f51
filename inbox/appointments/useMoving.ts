import { useEffect, useState } from 'react';
import type { ListedAppointment, TimesToMove } from '../../server/inbox/leadRoutes';
import { call } from '../api/client';
import { type Progress, useAction } from '../ui/Failure';

type FreeTime = TimesToMove['days'][number]['slots'][number];

export interface Moving {
  /** What is being moved. */
  appointment: ListedAppointment | undefined;
  /** To which times it can be moved on a day; undefined while they are loaded. */
  freeOn: (date: string) => readonly FreeTime[] | undefined;
  progress: Progress | undefined;
  begin: (appointment: ListedAppointment) => void;
  stop: () => void;
  moveTo: (time: Pick<FreeTime, 'start'>) => void;
}

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
  const [loaded, setLoaded] = useState<{ key: string; days: TimesToMove['days'] }>();
  const leadId = appointment?.leadId;
  const key = `${leadId} ${from}`;
  useEffect(() => {
    if (leadId === undefined) return undefined;
    let isWanted = true;
    const load = async () => {
      const none: TimesToMove = { days: [] };
      const { days } = await call<TimesToMove>('GET', `leads/${leadId}/times?from=${from}`).catch(() => none);
      if (isWanted) setLoaded({ key, days });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [leadId, from, key]);
  const [progress, moveTo] = useAction(async ({ start }: Pick<FreeTime, 'start'>) => {
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
