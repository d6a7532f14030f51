import { CircleAlert } from 'lucide';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { LIST_LIMIT } from '../../src/content/limits';
import { fillText } from '../../src/domain/fillText';
import { formatRange } from '../../src/domain/money';
import { Icon } from '../../src/ui/base/Icon';
import { Button } from '../../src/ui/form/Button';
import { TextArea } from '../../src/ui/form/TextArea';
import { Choose } from '../../webapp/Choose';
import * as layout from '../../webapp/layout.styles';
import { readText, storeText } from '../../webapp/stored';
import type { ConfigJson } from '../draft/draft';
import { useDraft } from '../draft/useDraft';
import { useBusiness } from '../prices/useBusiness';
import { itemsFromTable } from './itemsFromTable';
import { messages } from './messages';
import { type ParsedTable, parseTable, type TableRow } from './parseTable';
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
      ? fillText(messages.tooMany, { limit: LIST_LIMIT, count: tooMany })
      : undefined;
  const canAdd = rows.length > 0 && error === undefined && group !== undefined && builtIn !== undefined;
  const add = () => {
    if (!canAdd) {
      setOutcome(error ?? (group ? messages.nothing : messages.noGroup));
      return;
    }
    // An item with the id of a built-in one would inherit its words.
    const taken = [...existingIds, ...builtIn.estimator.items.map(({ id }) => id)];
    onItems(itemsFromTable(rows, group.id, taken));
    setText(withMistakes(table));
    setOutcome(fillText(messages.added, { items: itemsIn(rows.length) }));
  };

  return (
    <div className={styles.container}>
      <TextArea
        name="table"
        label={messages.paste}
        hint={messages.pasteHint}
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
          label={messages.group}
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

const itemsIn = (count: number): string =>
  count === 1 ? messages.oneItem : fillText(messages.someItems, { count });

function addLabel(count: number): string {
  if (count === 0) return messages.add;
  return count === 1 ? messages.addOne : fillText(messages.addSome, { count });
}

function summaryOf({ lines }: ParsedTable, rows: readonly TableRow[]): string {
  if (lines.length === 0) return '';
  const count = lines.length - rows.length;
  return [
    fillText(messages.understood, { items: itemsIn(rows.length) }),
    ...(count === 1 ? [messages.oneMistake] : []),
    ...(count > 1 ? [fillText(messages.someMistakes, { count })] : []),
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
  const { columns } = messages;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <section className={styles.scroll} tabIndex={0} aria-label={messages.preview}>
      <table className={styles.table}>
        <thead>
          <tr>
            {Object.entries(columns).map(([key, label]) => (
              <th key={key} scope="col">
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
        <p className={layout.quiet}>{fillText(messages.more, { count: lines.length - LIST_LIMIT })}</p>
      )}
    </section>
  );
}
