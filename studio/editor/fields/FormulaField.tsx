import { type ReactNode, useId, useRef, useState } from 'react';
import { Field } from '../../../src/forms/fields/Field';
import * as styles from '../../../src/forms/fields/field.styles';
import { cx } from '../../../src/style/cx';
import { type Path, valueAt } from '../../config/path';
import { titleOf } from '../entryTitle';
import { useEffectiveList, useField } from '../form';
import { chip, chips } from './formulaField.styles';
import { textOf } from './typedValues';

/** What can be put into a formula: as it is written there, and what it stands for. */
type Name = readonly [written: string, meaning: string];

const QUESTIONS: Path = ['estimator', 'modifiers'];
const ITEMS: Path = ['estimator', 'items'];
const TABLES: Path = ['estimator', 'tables'];

/** More are no help: one types a letter of the name. */
const MOST_SHOWN = 12;

/** A formula. Names are put in by a press; while one types, those that begin so are offered. */
export function FormulaField({ path }: { path: Path }): ReactNode {
  const id = useId();
  const { value, inherited, set, ...field } = useField(path);
  const control = useRef<HTMLTextAreaElement>(null);
  const [cursor, setCursor] = useState<number>();
  const text = textOf(value);
  const at = Math.min(cursor ?? text.length, text.length);
  const word = /[\w[-]*$/.exec(text.slice(0, at))?.[0].replace(/^\[/, '') ?? '';
  const all = useNames(path);
  const isBegun = ([written, meaning]: Name) =>
    [written.replace(/^\[/, ''), meaning].some((name) => name.toLowerCase().startsWith(word.toLowerCase()));
  const fitting = word === '' ? [] : all.filter(isBegun);
  const shown = (fitting.length > 0 ? fitting : all).slice(0, MOST_SHOWN);

  const put = (written: string) => {
    const begun = fitting.length > 0 ? (/[\w[-]*$/.exec(text.slice(0, at))?.[0].length ?? 0) : 0;
    const before = text.slice(0, at - begun);
    set(before + written + text.slice(at));
    const after = before.length + written.length;
    setCursor(after);
    // The text is there with the next frame.
    requestAnimationFrame(() => {
      control.current?.focus();
      control.current?.setSelectionRange(after, after);
    });
  };

  return (
    <div>
      <Field {...field}>
        {({ required, ...rest }) => (
          <textarea
            {...rest}
            ref={control}
            aria-required={required || undefined}
            className={cx(styles.control, styles.textArea)}
            rows={2}
            spellCheck={false}
            autoCapitalize="off"
            value={text}
            placeholder={value === undefined && typeof inherited === 'string' ? inherited : undefined}
            onChange={({ currentTarget: { value: typed, selectionStart } }) => {
              set(typed === '' ? undefined : typed);
              setCursor(selectionStart);
            }}
            onSelect={({ currentTarget }) => setCursor(currentTarget.selectionStart)}
          />
        )}
      </Field>
      {shown.length > 0 && (
        <>
          <p id={id} className={styles.hint}>
            Press a name to put it in. What it comes to stands under “The price explained”.
          </p>
          <ul className={chips} aria-labelledby={id}>
            {shown.map(([written, meaning]) => (
              <li key={written}>
                <button type="button" className={chip} onClick={() => put(written)}>
                  <code>{written}</code> {meaning}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The names that mean something where a formula stands. */
function useNames(path: Path): readonly Name[] {
  const questions = useEffectiveList(QUESTIONS).flatMap((question): Name[] => {
    const id = valueAt(question, ['id']);
    const isNumber = ['number', 'yesNo', 'options'].some((key) => valueAt(question, [key]) !== undefined);
    return typeof id === 'string' && isNumber ? [[written(id), titleOf(question)]] : [];
  });
  const tables = useEffectiveList(TABLES).flatMap((table): Name[] => {
    const id = valueAt(table, ['id']);
    return typeof id === 'string' ? [[`lookup(${written(id)}, `, 'from the table']] : [];
  });
  const items = useEffectiveList(ITEMS).flatMap((item): Name[] => {
    const id = valueAt(item, ['id']);
    return typeof id === 'string' ? [[`price(${written(id)})`, titleOf(item)]] : [];
  });
  if (path[1] !== 'items')
    return [...questions, ['subtotal', 'all items'], ['total', 'so far'], ...items, ...tables];
  return path.at(-1) === 'formula'
    ? [...questions, ['units', 'how many'], ...tables]
    : [...questions, ...tables];
}

/** An id with other signs than letters, digits and `_` stands in brackets. */
const written = (id: string): string => (/^[A-Za-z_]\w*$/.test(id) ? id : `[${id}]`);
