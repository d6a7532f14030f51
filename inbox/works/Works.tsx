import { type ReactNode, useState } from 'react';
import type { Grouping, OutcomeNumbers, Outcomes } from '../../server/visits/groupOutcomes';
import { fillText } from '../../src/domain/fillText';
import { isLeadKind } from '../../src/domain/leadKinds';
import { formatMoney } from '../../src/domain/money';
import { moneyStyle } from '../../src/domain/moneyStyle';
import type { Messages } from '../../src/languages/en/inbox';
import { cx } from '../../src/style/cx';
import { Choose } from '../../webapp/Choose';
import { useLang, useMessages } from '../messages/useMessages';
import * as numbers from '../numbers/numbers.styles';
import { ReadState } from '../ui/Failure';
import { FirmFilter, firmParam } from '../ui/FirmFilter';
import { sourceText } from '../ui/texts';
import { useRead } from '../ui/useRead';
import * as styles from './works.styles';

/** What came of the leads of a time, by source, campaign, form, step or week: how many were booked and won, and what they are worth. */
export function Works(): ReactNode {
  const { outcomes: messages } = useMessages();
  const [days, setDays] = useState('90');
  const [by, setBy] = useState('source');
  const [firm, setFirm] = useState('');
  const params = new URLSearchParams({ days, by, ...firmParam(firm) });
  const { reading, readAgain } = useRead<Outcomes>(`outcomes?${params}`);
  return (
    <>
      <p className={styles.intro}>{messages.intro}</p>
      <div className={numbers.choices}>
        <Choose
          label={messages.by}
          value={by}
          onValue={setBy}
          options={(['source', 'campaign', 'form', 'step', 'week'] as const).map((one) => [
            one,
            messages[one],
          ])}
        />
        <PeriodChoice days={days} onDays={setDays} />
        <FirmFilter firm={firm} onFirm={setFirm} />
      </div>
      {reading.kind === 'read' ? (
        // What was read for another choice stays until this one is: its names are told by its own address.
        <OutcomesTable outcomes={reading.answer} by={groupingOf(reading.path)} />
      ) : (
        <ReadState reading={reading} onAgain={() => void readAgain()} />
      )}
    </>
  );
}

const groupingOf = (path: string): Grouping =>
  (new URLSearchParams(path.replace(/^.*\?/, '')).get('by') ?? 'source') as Grouping;

function PeriodChoice({ days, onDays }: { days: string; onDays: (days: string) => void }): ReactNode {
  const { period, outcomes: messages } = useMessages();
  return (
    <Choose
      label={period}
      value={days}
      onValue={onDays}
      options={[
        ['30', messages.month],
        ['90', messages.quarter],
        ['365', messages.year],
      ]}
    />
  );
}

function OutcomesTable({ outcomes, by }: { outcomes: Outcomes; by: Grouping }): ReactNode {
  const messages = useMessages();
  const lang = useLang();
  const { all, groups } = outcomes;
  const most = Math.max(1, ...groups.map(({ requests }) => requests));
  const { outcomes: words } = messages;
  if (groups.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <table className={cx(numbers.table, styles.table)}>
        <caption>{words[by]}</caption>
        <thead>
          <tr>
            <th scope="col">{words[by]}</th>
            <th scope="col">{words.requests}</th>
            <th scope="col">{words.booked}</th>
            <th scope="col">{words.won}</th>
            <th scope="col">{words.worth}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ name, ...group }) => (
            <Row key={name} label={nameOf(name, by, messages, lang)} group={group} most={most} />
          ))}
        </tbody>
        <tfoot>
          <Row label={words.all} group={all} />
        </tfoot>
      </table>
      {all.unpriced > 0 && (
        <p className={numbers.note}>
          {fillText(words.unpriced, { count: all.unpriced.toLocaleString(lang) })}
        </p>
      )}
      <p className={numbers.quiet}>{by === 'step' ? words.stepNote : words.note}</p>
    </>
  );
}

interface RowProps {
  label: string;
  group: OutcomeNumbers;
  /** The requests of the longest bar; left out for no bar. */
  most?: number;
}

function Row({ label, group, most }: RowProps): ReactNode {
  const { outcomes: words } = useMessages();
  const lang = useLang();
  const { requests, booked, won, worth } = group;
  const amounts = worth.map(({ amount, ...style }) => formatMoney(amount, moneyStyle(style, lang)));
  return (
    <tr>
      <th scope="row">
        <bdi>{label}</bdi>
        {most !== undefined && <Bar {...group} most={most} />}
      </th>
      {(
        [
          [words.requests, requests],
          [words.booked, booked],
          [words.won, won],
        ] as const
      ).map(([name, count]) => (
        <td key={name} data-label={name}>
          {count.toLocaleString(lang)}
        </td>
      ))}
      <td data-label={words.worth}>{amounts.join(' + ') || '–'}</td>
    </tr>
  );
}

/** Requests, of them the booked ones, of them the won ones: the numbers beside it say the same. */
function Bar({ requests, booked, won, most }: OutcomeNumbers & { most: number }): ReactNode {
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {[requests, booked, won].map((count, index) => (
        <rect key={index} width={(count / most) * 100} height="10" />
      ))}
    </svg>
  );
}

function nameOf(name: string, by: Grouping, messages: Messages, lang: string): string {
  const { outcomes: words, kinds, sourceUnknown } = messages;
  const formOf = (kind: string) => (isLeadKind(kind) ? kinds[kind].form : kind);
  if (by === 'form') return formOf(name);
  if (by === 'step') {
    const [kind = '', how, ...step] = name.split(' ');
    const text = how === 'sent' ? words.sentForm : step.join('') ? words.leftAt : words.leftForm;
    return fillText(text, { form: formOf(kind), step: step.join(' ') });
  }
  if (by === 'week') {
    const date = new Date(name).toLocaleDateString(lang, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
    return fillText(words.weekOf, { date });
  }
  if (name === '') return by === 'campaign' ? words.noCampaign : sourceUnknown;
  return by === 'source' ? sourceText(name, messages) : name;
}
