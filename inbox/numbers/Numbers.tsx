import { type ReactNode, useState } from 'react';
import type { Numbers as Answer, FormNumbers, SourceNumbers } from '../../server/visits/combineNumbers';
import { fillText } from '../../src/domain/fillText';
import { leadForms, leadKinds } from '../../src/domain/leadKinds';
import { visuallyHidden } from '../../src/ui/base/visuallyHidden';
import { Choose } from '../../webapp/Choose';
import { useLang, useMessages } from '../messages/useMessages';
import { ReadState } from '../ui/Failure';
import { FirmFilter, firmParam } from '../ui/FirmFilter';
import { sourceText } from '../ui/texts';
import { useRead } from '../ui/useRead';
import * as styles from './numbers.styles';

/** A week or a month: visits that opened a form, the steps that they reached, and leads, by source. */
export function Numbers(): ReactNode {
  const messages = useMessages();
  const [days, setDays] = useState('7');
  const [firm, setFirm] = useState('');
  const params = new URLSearchParams({ days, ...firmParam(firm) });
  const { reading, readAgain } = useRead<Answer & { visitsAreCounted: boolean }>(`numbers?${params}`);
  return (
    <>
      <div className={styles.choices}>
        <Choose
          label={messages.period}
          value={days}
          onValue={setDays}
          options={[
            ['7', messages.week],
            ['30', messages.month],
          ]}
        />
        <FirmFilter firm={firm} onFirm={setFirm} />
      </div>
      {reading.kind === 'read' ? (
        <NumbersOfPeriod answer={reading.answer} />
      ) : (
        <ReadState reading={reading} onAgain={() => void readAgain()} />
      )}
    </>
  );
}

function NumbersOfPeriod({ answer }: { answer: Answer & { visitsAreCounted: boolean } }): ReactNode {
  const messages = useMessages();
  const { all, dates, sources, visitsAreCounted } = answer;
  return (
    <>
      {!visitsAreCounted && <p className={styles.note}>{messages.visitsOff}</p>}
      <div className={styles.figures}>
        <Figure label={messages.leadsCame} {...all.leads}>
          <DayBars label={messages.leadsCame} dates={dates} values={all.series.leads} />
        </Figure>
        {(visitsAreCounted || all.opened.now > 0) && (
          <Figure label={messages.visitsOpened} {...all.opened}>
            <DayBars label={messages.visitsOpened} dates={dates} values={all.series.opened} />
          </Figure>
        )}
      </div>
      {all.forms.map((form) => (
        <FormFunnel key={form.widget} form={form} />
      ))}
      {sources.length > 0 && <Sources sources={sources} />}
      <p className={styles.quiet}>{messages.numbersNote}</p>
    </>
  );
}

interface FigureProps {
  label: string;
  now: number;
  before: number;
  children: ReactNode;
}

/** A number, and that of the period before. */
function Figure({ label, now, before, children }: FigureProps): ReactNode {
  const messages = useMessages();
  const lang = useLang();
  return (
    <section className={styles.figure} aria-label={label}>
      <h2>{label}</h2>
      <p>
        <strong>{now.toLocaleString(lang)}</strong>{' '}
        <span className={styles.quiet}>
          {fillText(messages.before, { count: before.toLocaleString(lang) })}
        </span>
      </p>
      {children}
    </section>
  );
}

function Sources({ sources }: { sources: (SourceNumbers & { source: string })[] }): ReactNode {
  const messages = useMessages();
  const lang = useLang();
  return (
    <table className={styles.table}>
      <caption>{messages.bySource}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.source}</th>
          <th scope="col">{messages.visits}</th>
          <th scope="col">{messages.leadsCame}</th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ source, opened, leads }) => (
          <tr key={source}>
            <th scope="row">
              <bdi>{sourceText(source, messages)}</bdi>
            </th>
            <td>{opened.now.toLocaleString(lang)}</td>
            <td>{leads.now.toLocaleString(lang)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayBarsProps {
  label: string;
  /** In UTC, such as `2030-01-31`. */
  dates: readonly string[];
  values: readonly number[];
}

/** A bar for each day; heard and read on demand as a list of days with their numbers. */
function DayBars({ label, dates, values }: DayBarsProps): ReactNode {
  const lang = useLang();
  const most = Math.max(1, ...values);
  const day = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <ol className={styles.bars} aria-label={label}>
      {dates.map((date, index) => {
        const value = values[index] ?? 0;
        const text = `${day.format(new Date(date))}: ${value.toLocaleString(lang)}`;
        return (
          <li key={date} title={text}>
            <span className={visuallyHidden}>{text}</span>
            <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
              <rect x="0" width="10" y={100 - (value / most) * 98} height={(value / most) * 98 + 2} />
            </svg>
          </li>
        );
      })}
    </ol>
  );
}

/** How far visitors got in one form: seen, opened, its steps, sent. */
function FormFunnel({ form }: { form: FormNumbers }): ReactNode {
  const messages = useMessages();
  const lang = useLang();
  const kind = leadKinds.find((one) => leadForms[one] === form.widget);
  const title = kind ? messages.kinds[kind].form : form.widget;
  const rows: [string, number][] = [
    [messages.formSeen, form.seen.now],
    [messages.formOpened, form.opened.now],
    ...form.steps.map(({ step, label, reached }): [string, number] => [`${step}. ${label}`, reached.now]),
    [messages.formSent, form.sent.now],
  ];
  const most = Math.max(1, ...rows.map(([, count]) => count));
  return (
    <section className={styles.funnel} aria-label={title}>
      <h2>{title}</h2>
      <ol>
        {rows.map(([label, count], index) => (
          <li key={index}>
            <span>
              <bdi>{label}</bdi>
            </span>
            <span>{count.toLocaleString(lang)}</span>
            <meter min={0} max={most} value={count} aria-label={label} />
          </li>
        ))}
      </ol>
    </section>
  );
}
