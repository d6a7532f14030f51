import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WidgetDocs, WidgetSpec } from '../src/element/spec';
import type { WidgetEventName } from '../src/page/events';

export interface DocumentedSpec {
  spec: WidgetSpec;
  docs: WidgetDocs<WidgetSpec>;
}

const WIDGETS = join(import.meta.dirname, '../src/widgets');

/** The public face of every widget: what each `<name>.element.ts` says. */
export async function readSpecs(): Promise<DocumentedSpec[]> {
  const names = readdirSync(WIDGETS).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const file = join(WIDGETS, name, `${name}.element.ts`);
      return (await import(pathToFileURL(file).href)) as DocumentedSpec;
    }),
  );
}

/** Dispatched by every element. */
export const COMMON_EVENTS = ['bio-ready', 'bio-error', 'bio-track'] as const satisfies WidgetEventName[];

/** Dispatched by every element that sends leads. */
const LEAD_EVENTS: readonly WidgetEventName[] = [
  'bio-lead',
  'bio-lead-sent',
  'bio-lead-queued',
  'bio-lead-failed',
];

/** The events of one element besides those of every element. */
export function ownEvents({ spec, docs }: DocumentedSpec): WidgetEventName[] {
  const names = new Set([...docs.events, ...(spec.sendsLeads ? LEAD_EVENTS : [])]);
  return [...names].filter((name) => !COMMON_EVENTS.some((common) => common === name));
}
