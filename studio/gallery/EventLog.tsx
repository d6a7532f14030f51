import { memo } from 'react';
import { Button } from '../../src/ui/form/Button';
import * as layout from '../../webapp/layout.styles';
import type { LoggedEvent } from './eventLog';
import * as styles from './eventLogList.styles';

interface EventLogProps {
  log: readonly LoggedEvent[];
  onClear: () => void;
}

/** The events of the widget as they happened. Nothing announces them: one event a second would drown everything else. */
export const EventLog = memo(({ log, onClear }: EventLogProps) => (
  <section className={layout.card} aria-labelledby="gallery-events">
    <div className={styles.head}>
      <h2 id="gallery-events" className={layout.heading}>
        Events
      </h2>
      <Button type="button" kind="secondary" disabled={log.length === 0} onPress={onClear}>
        Clear
      </Button>
    </div>
    <p className={layout.quiet}>What the widget tells the page, newest first.</p>
    {log.length === 0 ? (
      <p>None yet. Use the widget.</p>
    ) : (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls is reached by keys
      <div className={styles.scrolled} role="region" tabIndex={0} aria-label="Log of the events">
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
