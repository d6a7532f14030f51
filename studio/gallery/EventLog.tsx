import { memo } from 'react';
import { Button } from '../../src/ui/form/Button';
import * as layout from '../../webapp/layout.styles';
import type { LoggedEvent } from './eventLog';
import * as styles from './eventLogList.styles';
import { messages } from './messages';

interface EventLogProps {
  log: readonly LoggedEvent[];
  onClear: () => void;
}

/** The events of the widget as they happened. Nothing announces them: one event a second would drown everything else. */
export const EventLog = memo(({ log, onClear }: EventLogProps) => (
  <section className={layout.card} aria-labelledby="gallery-events">
    <div className={styles.head}>
      <h2 id="gallery-events" className={layout.heading}>
        {messages.events}
      </h2>
      <Button type="button" kind="secondary" disabled={log.length === 0} onPress={onClear}>
        {messages.clear}
      </Button>
    </div>
    <p className={layout.quiet}>{messages.eventsHint}</p>
    {log.length === 0 ? (
      <p>{messages.noEvents}</p>
    ) : (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls is reached by keys
      <div className={styles.scrolled} role="region" tabIndex={0} aria-label={messages.eventLog}>
        <ol className={styles.list}>
          {log.map(({ number, time, name, detail }) => (
            <li key={number} className={styles.entry}>
              <time className={styles.time}>{time}</time>
              <b>{name}</b>
              <code className={styles.detail}>{detail}</code>
            </li>
          ))}
        </ol>
      </div>
    )}
  </section>
));
