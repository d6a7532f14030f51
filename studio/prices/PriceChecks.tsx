/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a narrow table is laid out as a list (`display`), and some browsers then forget what is not said */
import { CircleAlert, CircleCheck } from 'lucide';
import { type ReactNode, useRef } from 'react';
import type { Business } from '../../src/content/business';
import { cx } from '../../src/style/cx';
import { Icon } from '../../src/ui/base/Icon';
import { visuallyHidden } from '../../src/ui/base/visuallyHidden';
import { TextButton } from '../../src/ui/controls/TextButton';
import type { Wording } from '../../src/widgets/estimator/offer/wording';
import * as layout from '../../webapp/layout.styles';
import type { PriceCheck } from '../draft/draft';
import { accepted, type CheckResult } from './checkPrices';
import * as styles from './prices.styles';

const COLUMNS = { state: 'State', name: 'Price', expected: 'Pinned', now: 'Now', actions: 'Actions' };

interface PriceChecksProps {
  results: readonly CheckResult[];
  business: Business;
  wording: Wording;
  onLoad: (check: PriceCheck) => void;
  onChecks: (change: (checks: readonly PriceCheck[]) => readonly PriceCheck[]) => void;
}

/** The pinned prices, and what became of each. */
export function PriceChecks({ results, business, wording, onLoad, onChecks }: PriceChecksProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasChanged = results.some(({ isChanged }) => isChanged);
  const accept = (result: CheckResult, row: Element | null) => {
    // The button disappears.
    row?.querySelector('button')?.focus();
    onChecks((checks) =>
      checks.map((check) => (check.id === result.check.id ? accepted(result, business) : check)),
    );
  };
  const remove = (id: string) => {
    heading.current?.focus();
    onChecks((checks) => checks.filter((check) => check.id !== id));
  };
  return (
    <section className={layout.card} aria-labelledby="price-checks">
      <h2 id="price-checks" ref={heading} tabIndex={-1} className={layout.heading}>
        Price checks
      </h2>
      <output className={hasChanged ? cx(styles.summary, styles.changed) : layout.quiet}>
        {summaryOf(results)}
      </output>
      {results.length > 0 && (
        <table role="table" aria-labelledby="price-checks" className={styles.table}>
          <thead role="rowgroup">
            <tr role="row">
              {Object.entries(COLUMNS).map(([key, label]) => (
                <th key={key} role="columnheader" scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {results.map((result) => (
              <Row
                key={result.check.id}
                result={result}
                wording={wording}
                onLoad={() => onLoad(result.check)}
                onAccept={(row) => accept(result, row)}
                onRemove={() => remove(result.check.id)}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function summaryOf(results: readonly CheckResult[]): string {
  const changed = results.filter(({ isChanged }) => isChanged);
  const [first] = changed;
  if (results.length === 0)
    return 'Pin a price above that has to stay as it is. It is computed again with every edit.';
  if (!first) return 'All pinned prices are the same.';
  return changed.length === 1
    ? `1 price has changed: ${first.check.name}.`
    : `${changed.length} prices have changed.`;
}

interface RowProps {
  result: CheckResult;
  wording: Wording;
  onLoad: () => void;
  onAccept: (row: Element | null) => void;
  onRemove: () => void;
}

function Row({ result, wording, onLoad, onAccept, onRemove }: RowProps): ReactNode {
  const row = useRef<HTMLTableRowElement>(null);
  const { check, now, isChanged, reasons } = result;
  const of = <span className={visuallyHidden}>{check.name}</span>;
  return (
    <tr ref={row} role="row" className={isChanged ? styles.changedRow : undefined}>
      <td role="cell">
        <span className={cx(styles.state, isChanged ? styles.changed : styles.same)}>
          <Icon icon={isChanged ? CircleAlert : CircleCheck} size={20} />
          {isChanged ? 'Changed' : 'Same'}
        </span>
      </td>
      <th role="rowheader" scope="row">
        {check.name}
        {reasons.map((reason) => (
          <p key={reason} className={styles.reason}>
            {reason}
          </p>
        ))}
      </th>
      <td role="cell" data-label={COLUMNS.expected}>
        {wording.formatPrices(check.expected)}
      </td>
      <td role="cell" data-label={COLUMNS.now}>
        {wording.formatPrices(now)}
      </td>
      <td role="cell">
        <div className={styles.actions}>
          <TextButton onPress={onLoad}>
            Load answers
            {of}
          </TextButton>
          {isChanged && (
            <TextButton onPress={() => onAccept(row.current)}>
              Accept
              {of}
            </TextButton>
          )}
          <TextButton onPress={onRemove}>
            Delete
            {of}
          </TextButton>
        </div>
      </td>
    </tr>
  );
}
