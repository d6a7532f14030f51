import type { ReactNode } from 'react';
import type { LeadDetail } from '../../server/inbox/readLeadDetail';
import { useLang, useMessages } from '../messages/useMessages';
import { formatTime } from '../ui/formatTime';
import { touchInWords } from './attributionLines';
import { Fields } from './Fields';
import { Section } from './Section';

/** How the visitor came to the firm, in plain words, and the page of the form. */
export function Attribution({ lead }: { lead: LeadDetail }): ReactNode {
  const messages = useMessages();
  const lang = useLang();
  const { first, last } = { first: undefined, last: undefined, ...Object(lead.attribution) } as Record<
    string,
    unknown
  >;
  const visits: [string, unknown][] = [
    [messages.foundFirst, first],
    ...(JSON.stringify(last) === JSON.stringify(first)
      ? []
      : ([[messages.foundLast, last]] as [string, unknown][])),
  ];
  const shown = [
    ...visits
      .filter(([, touch]) => touch !== undefined)
      .map(([label, touch]) => ({
        label: `${label}${timeOf(touch, lang)}`,
        value: touchInWords(touch, messages),
      })),
    ...(lead.page === undefined ? [] : [{ label: messages.sentFrom, value: lead.page }]),
  ];
  return (
    shown.length > 0 && (
      <Section title={messages.foundTitle}>
        <Fields fields={shown} />
      </Section>
    )
  );
}

function timeOf(touch: unknown, lang: string): string {
  const at = String((Object(touch) as { at?: unknown }).at);
  return Number.isNaN(Date.parse(at)) ? '' : ` (${formatTime(at, lang)})`;
}
