import { memo } from 'react';
import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';
import { Button } from '../../src/ui/controls/Button';
import * as layout from '../../webapp/layout.styles';
import type { LoggedEvent } from './eventLog';

/** The events of the widget as they happened. Nothing announces them: one event a second would drown everything else. */
export const EventLog = memo(({ log, onClear }: { log: readonly LoggedEvent[]; onClear: () => void }) => (
  <section className={layout.card} aria-labelledby="gallery-events">
    <div className={head}>
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
      <div className={scrolled} role="region" tabIndex={0} aria-label="Log of the events">
        <ol className={list}>
          {log.map(({ number, time, name, detail }) => (
            <li key={number} className={entry}>
              <time className={timeLook}>{time}</time>
              <b>{name}</b>
              <code className={detailLook}>{detail}</code>
            </li>
          ))}
        </ol>
      </div>
    )}
  </section>
));

const head = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
`;

const scrolled = css`
  max-block-size: 420px;
  overflow: auto;
`;

const list = css`
  display: grid;
`;

const entry = css`
  display: grid;
  grid-template-columns: 6.5em 10em minmax(0, 1fr);
  gap: 4px 16px;
  padding-block: 8px;
  border-block-start: 1px solid ${token('color-line')};
  font-size: 0.9375em;

  @media (max-width: 700px) {
    grid-template-columns: auto minmax(0, 1fr);

    & > code {
      grid-column: 1 / -1;
    }
  }
`;

const timeLook = css`
  font-variant-numeric: tabular-nums;
  color: ${token('color-ink-soft')};
`;

const detailLook = css`
  font: 0.875em/1.6 ui-monospace, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
