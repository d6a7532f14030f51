import { ChevronDown } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import type { LeadDetail } from '../../server/inbox/readLeadDetail';
import { fillText } from '../../src/domain/fillText';
import { leadStates } from '../../src/domain/leadStates';
import { Icon } from '../../src/ui/base/Icon';
import { Button } from '../../src/ui/controls/Button';
import { Choose } from '../../webapp/Choose';
import { isToCall } from '../leads/callOrder';
import { useMessages } from '../messages/useMessages';
import { Failure } from '../ui/Failure';
import { formatTime } from '../ui/texts';
import { useTimeStyle } from '../ui/useTimeStyle';
import { Amount } from './Amount';
import { Section } from './LeadParts';
import * as styles from './lead.styles';
import type { LeadStore } from './leadStore';
import { StateChoice } from './MoreActions';
import { openLead } from './openedLeads';
import { type Outcome, settle, settledStore, undo } from './outcomes';
import { snoozes } from './snooze';

interface LeadProps {
  lead: LeadDetail;
  store: LeadStore;
}

const results = ['called', 'noAnswer', 'booked', 'won', 'lost'] as const;

/** What came of the call: a press stores it and opens the next one. */
export function Outcomes({ lead, store }: LeadProps): ReactNode {
  const { outcome: messages } = useMessages();
  const { state, snooze } = useStore(store, ({ changes }) => changes);
  if (!isToCall(lead)) return null;
  const choose = (outcome: Outcome) => settle(lead, outcome, true);
  return (
    <section className={styles.outcomes} aria-label={messages.title}>
      <h2 className={styles.heading}>{messages.title}</h2>
      <div className={styles.actions}>
        {results.map((kind) => (
          <Button key={kind} type="button" kind="secondary" onPress={() => choose({ kind })}>
            {messages[kind]}
          </Button>
        ))}
      </div>
      <Later onChosen={(until) => choose({ kind: 'later', until })} hint={messages.noAnswerHint} />
      <Failure progress={state} />
      <Failure progress={snooze} />
    </section>
  );
}

/** Times until which it may be put off, and any other. */
function Later({ onChosen, hint }: { onChosen: (until: Date) => void; hint?: string }): ReactNode {
  const { outcome: messages } = useMessages();
  const [until, setUntil] = useState('');
  const isTime = !Number.isNaN(Date.parse(until));
  return (
    <details className={styles.later}>
      <summary>
        {messages.later}
        <Icon icon={ChevronDown} size={20} />
      </summary>
      {hint && <p className={styles.quiet}>{hint}</p>}
      <div className={styles.actions}>
        {(['hour', 'afternoon', 'tomorrow', 'monday'] as const).map((name) => (
          <Button
            key={name}
            type="button"
            kind="secondary"
            onPress={() => onChosen(snoozes[name](new Date()))}
          >
            {messages[name]}
          </Button>
        ))}
      </div>
      <div className={styles.until}>
        <label>
          {messages.until}
          <input
            type="datetime-local"
            value={until}
            onChange={(event) => setUntil(event.currentTarget.value)}
          />
        </label>
        <Button type="button" kind="secondary" disabled={!isTime} onPress={() => onChosen(new Date(until))}>
          {messages.put}
        </Button>
      </div>
    </details>
  );
}

/** The state, until when it was put off, and who takes care of it. */
export function Handling({ lead, store }: LeadProps): ReactNode {
  const messages = useMessages();
  const timeStyle = useTimeStyle();
  const { snooze, assignee } = useStore(store, ({ changes }) => changes);
  const { setState } = store.getState();
  const isPutOff = lead.snoozedUntil !== undefined && !isToCall(lead);
  return (
    <Section title={messages.handling}>
      <StateChoice lead={lead} store={store} />
      {lead.state === 'won' && <Amount lead={lead} store={store} />}
      {isPutOff && (
        <p className={styles.putOff}>
          {fillText(messages.outcome.back, { time: formatTime(lead.snoozedUntil ?? '', timeStyle) })}{' '}
          <Button
            type="button"
            kind="secondary"
            busy={snooze?.kind === 'storing'}
            onPress={() => void setState(leadStates[0])}
          >
            {messages.outcome.now}
          </Button>
        </p>
      )}
      {!isToCall(lead) && !isPutOff && <Later onChosen={(until) => void store.getState().snooze(until)} />}
      {!isToCall(lead) && <Failure progress={snooze} />}
      {lead.people.length > 1 && (
        <>
          <Choose
            label={messages.assignee}
            value={lead.assignee ?? ''}
            onValue={(name) => void store.getState().assign(name)}
            options={[['', messages.nobody], ...lead.people.map((name) => [name, name] as const)]}
          />
          <Failure progress={assignee} />
        </>
      )}
    </Section>
  );
}

/** The state and who takes care of it, for who only reads. */
export function WhereItStands({ lead: { state, assignee } }: Pick<LeadProps, 'lead'>): ReactNode {
  const messages = useMessages();
  return (
    <Section title={messages.handling}>
      <p>{[messages.states[state], assignee].filter(Boolean).join(' · ')}</p>
    </Section>
  );
}

/** What was settled last, and a way back. */
export function SettledNotice(): ReactNode {
  const messages = useMessages();
  const settled = useStore(settledStore, (state) => state.settled);
  if (!settled) return null;
  const { lead, outcome } = settled;
  const name = lead.name || messages.noName;
  return (
    <>
      <p className={styles.settled}>
        <span>{fillText(messages.outcome.settled, { name, outcome: messages.outcome[outcome.kind] })}</span>
        <button type="button" onClick={undo}>
          {messages.outcome.undo}
        </button>
      </p>
      {outcome.kind === 'won' && <SettledAmount key={lead.id} store={openLead(lead.id)} />}
    </>
  );
}

/** Asked at once, while the amount is known: the next call waits beside it. */
function SettledAmount({ store }: { store: LeadStore }): ReactNode {
  const view = useStore(store, (state) => state.view);
  return view.kind === 'shown' && <Amount lead={view.lead} store={store} />;
}
