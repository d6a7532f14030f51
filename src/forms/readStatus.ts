import type { FormStatus } from './formState';

/** @returns the status of a form whose draft says whether its lead is queued. */
export const readStatus = ({ queued }: Readonly<Record<string, unknown>>): FormStatus =>
  queued === true ? 'queued' : 'editing';
