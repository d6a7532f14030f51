import { CircleAlert } from 'lucide';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { LIST_LIMIT } from '../../src/content/limits';
import { formatRange } from '../../src/domain/money';
import { TextArea } from '../../src/forms/fields/TextArea';
import { Icon } from '../../src/ui/base/Icon';
import { Button } from '../../src/ui/controls/Button';
import { Choose } from '../../webapp/Choose';
import * as layout from '../../webapp/layout.styles';
import { readText, storeText } from '../../webapp/stored';
import type { ConfigJson } from '../draft/draft';
import { useDraft } from '../draft/draftStore';
import { useBusiness } from '../prices/useBusiness';
import { itemsFromTable, type ParsedTable, parseTable, type TableRow } from './parseTable';
import * as styles from './pasteTable.styles';

interface PasteTableProps {
  /** The groups to which the items may be added. At least one. */
  groups: readonly { id: string; label: string }[];
  /** Ids of the config's items. */
  existingIds: readonly string[];
  onItems: (items: readonly object[]) => void;
}

/** What was pasted stays in this tab over a reload, until it is added. */
const KEY = 'studio-table';
const NO_CONFIG: ConfigJson = {};

/** Makes items of a table that is pasted from a spreadsheet. What was not understood stays in the field. */
export function PasteTable({ groups, existingIds, onItems }: PasteTableProps): ReactNode {
  const [text, setText] = useState(() => readText(KEY) ?? '');
  const [chosenGroup, setGroup] = useState<string>();
  const [outcome, setOutcome] = useState('');
  const builtIn = useBusiness(NO_CONFIG);
  useEffect(() => void storeText(KEY, text), [text]);
  const table = useMemo(() => parseTable(text), [text]);

  const rows = table.lines.flatMap(({ row }) => row ?? []);
  const group = groups.find(({ id }) => id === chosenGroup) ?? groups[0];
  const tooMany = existingIds.length + rows.length - LIST_LIMIT;
  const error =
    rows.length > 0 && tooMany > 0
      ? `A config has at most ${LIST_LIMIT} items: ${tooMany} too many.`
      : undefined;
  const canAdd = rows.length > 0 && error === undefined && group !== undefined && builtIn !== undefined;
  const add = () => {
    if (!canAdd) {
      setOutcome(error ?? (group ? 'Paste a table first.' : 'Add a group first: every item belongs to one.'));
      return;
    }
    // An item with the id of a built-in one would inherit its words.
    const taken = [...existingIds, ...builtIn.estimator.items.map(({ id }) => id)];
    onItems(itemsFromTable(rows, group.id, taken));
    setText(withMistakes(table));
    setOutcome(`${itemsIn(rows.length)} added.`);
  };

  return (
    <div className={styles.container}>
      <TextArea
        name="table"
        label="Paste from your spreadsheet: name, unit, min, max"
        hint="One item a line. Unit and max may be left out, and a range such as 99–149 may stand in one cell. A first line may name the columns."
        error={error}
        rows={6}
        value={text}
        onValue={(next) => {
          setText(next);
          setOutcome('');
        }}
      />
      {table.lines.length > 0 && <Preview table={table} />}
      {groups.length > 1 && (
        <Choose
          label="Group"
          value={group?.id ?? ''}
          onValue={setGroup}
          options={groups.map(({ id, label }) => [id, label])}
        />
      )}
      <div className={layout.row}>
        <Button
          type="button"
          kind="secondary"
          busy={!builtIn}
          disabled={!canAdd}
          onPress={add}
          onRefused={add}
        >
          {addLabel(rows.length)}
        </Button>
        <output className={layout.quiet}>{outcome || summaryOf(table, rows)}</output>
      </div>
    </div>
  );
}

const itemsIn = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

function addLabel(count: number): string {
  if (count === 0) return 'Add items';
  return count === 1 ? 'Add 1 item' : `Add ${count} items`;
}

function summaryOf({ lines }: ParsedTable, rows: readonly TableRow[]): string {
  if (lines.length === 0) return '';
  const count = lines.length - rows.length;
  return [
    `${itemsIn(rows.length)} understood.`,
    ...(count === 1 ? ['1 line has a mistake; it stays here.'] : []),
    ...(count > 1 ? [`${count} lines have mistakes; they stay here.`] : []),
  ].join(' ');
}

/** The lines that were not understood, as they were pasted. */
function withMistakes({ header, lines }: ParsedTable): string {
  const left = lines.filter(({ mistake }) => mistake !== undefined).map(({ text }) => text);
  return left.length === 0 ? '' : [...(header === undefined ? [] : [header]), ...left].join('\n');
}

function Preview({ table: { lines } }: { table: ParsedTable }): ReactNode {
  const currency = useDraft(({ draft }) => draft.config['currency']);
  const locale = useDraft(({ draft }) => draft.config['locale']);
  const money = {
    currency: typeof currency === 'string' ? currency : 'USD',
    locale: typeof locale === 'string' ? locale : 'en',
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <section className={styles.scroll} tabIndex={0} aria-label="What was understood">
      <table className={styles.table}>
        <thead>
          <tr>
            {['Line', 'Name', 'Unit', 'Price'].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, LIST_LIMIT).map(({ line, text, row, mistake }) =>
            row ? (
              <tr key={line}>
                <td>{line}</td>
                <th scope="row">{row.name}</th>
                <td>{row.unit}</td>
                <td>{formatRange(row.price, money)}</td>
              </tr>
            ) : (
              <tr key={line} className={styles.wrong}>
                <td>{line}</td>
                <td colSpan={3}>
                  <span className={styles.mistake}>
                    <Icon icon={CircleAlert} size={20} />
                    {mistake}
                  </span>
                  <span className={styles.pasted}>{text}</span>
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {lines.length > LIST_LIMIT && (
        <p className={layout.quiet}>{`${lines.length - LIST_LIMIT} more lines are not shown.`}</p>
      )}
    </section>
  );
}
