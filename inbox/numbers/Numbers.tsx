import { type ReactNode, useState } from 'react';
import type { Numbers as Answer, SourceNumbers } from '../../server/visits/combineNumbers';
import { fillText } from '../../src/domain/fillText';
import { Choose } from '../../webapp/Choose';
import { useLang, useMessages } from '../messages/useMessages';
import { useSession } from '../session/useSession';
import { ReadState } from '../ui/ReadState';
import { useRead } from '../ui/useRead';
import { DayBars } from './DayBars';
import { FormFunnel } from './FormFunnel';
import * as styles from './numbers.styles';
import { sourceText } from './sourceText';

/** A week or a month: visits that opened a form, the steps that they reached, and leads, by source. */
export function Numbers(): ReactNode {
  const messages = useMessages();
  const { firms } = useSession();
  const [days, setDays] = useState('7');
  const [firm, setFirm] = useState('');
  const params = new URLSearchParams({ days, ...(firm !== '' && { firm: firm === 'own' ? '' : firm }) });
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
        {firms.length > 0 && (
          <Choose
            label={messages.firm}
            value={firm}
            onValue={setFirm}
            options={[
              ['', messages.allFirms],
              ['own', messages.ownFirm],
              ...firms.map(({ id, name }) => [id, name] as const),
            ]}
          />
        )}
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
