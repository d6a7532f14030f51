/** How a form reads its draft back. */
import { asString } from '../element/untrusted';
import { isLeadId, newLeadId } from '../leads/leadId';
import type { FormStatus } from './formState';

/** What is on offer, in the language of the page. */
export interface Choices {
  labels: readonly string[];
  lang: string;
}

/** A chosen label as a draft holds it: with its place among the labels, by which the page in another language knows it. */
export const storedChoice = (label: string, { labels, lang }: Choices): unknown =>
  label && [label, labels.indexOf(label), lang];

/** @returns the label that was chosen, in the language of this page; empty where it has none such. */
export function readChoice(stored: unknown, { labels, lang }: Choices): string {
  const [label, place, storedLang] = Array.isArray(stored) ? (stored as unknown[]) : [stored];
  const known = labels.find((one) => one === label);
  if (known !== undefined || storedLang === undefined || storedLang === lang) return asString(label);
  return labels[Number(place)] ?? '';
}

/** @returns the lead id of a draft, or a new one where the draft has none. */
export function readLeadId({ leadId }: Readonly<Record<string, unknown>>): string {
  const id = asString(leadId);
  return isLeadId(id) ? id : newLeadId();
}

/** @returns the status of a form whose draft says whether its lead is queued. */
export const readStatus = ({ queued }: Readonly<Record<string, unknown>>): FormStatus =>
  queued === true ? 'queued' : 'editing';
