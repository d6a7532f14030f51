import { type ReactNode, use, useState } from 'react';
import { Field } from '../../../src/forms/fields/Field';
import * as styles from '../../../src/forms/fields/field.styles';
import { cx } from '../../../src/style/cx';
import type { Path } from '../../config/path';
import { nameEntry, SchemaContext, useField, useFirstProblemIn } from '../form';
import { namingKey, schemaAt } from '../schema';
import { quietButton } from './group.styles';
import { linesFrom, linesOf, numberFrom, SEPARATED_BY, separatedAt, textOf } from './typedValues';

/** Characters that fit into one line of most forms. */
const A_LINE = 56;

interface TextFieldProps {
  path: Path;
  /** Several lines. */
  long: boolean;
  /** Whether an empty text says something else than none. */
  mayBeEmpty: boolean;
  /** @default the words of the key */
  label?: string;
  /** The text of a message in English, while another language is written. */
  english?: string;
}

/** A text. Where the draft has none, the inherited one is shown as a placeholder. */
export function TextField({ path, long, mayBeEmpty, label, english }: TextFieldProps): ReactNode {
  const schema = use(SchemaContext);
  const { value, inherited, set, ...field } = useField(path, label);
  const parent = schemaAt(schema, path.slice(0, -1));
  const isName = namingKey(parent) === path.at(-1) && typeof path.at(-2) === 'number';
  const untranslated =
    english !== undefined && value === undefined ? `Not translated: visitors read “${english}”.` : undefined;
  const shown = [value, english, inherited].find((text) => typeof text === 'string' && text !== '');
  const rows = textOf(shown).length > A_LINE ? 3 : 1;
  const Control = long ? 'textarea' : 'input';
  return (
    <>
      <Field {...field} notice={value === '' ? 'Empty on purpose: nothing is shown here.' : untranslated}>
        {({ required, ...control }) => (
          <Control
            {...control}
            aria-required={required || undefined}
            className={cx(styles.control, long && styles.textArea)}
            {...(long && { rows })}
            value={textOf(value)}
            placeholder={value === undefined && typeof inherited === 'string' ? inherited : undefined}
            onChange={({ currentTarget: { value: text } }) =>
              set(text === '' && !mayBeEmpty ? undefined : text)
            }
            onBlur={() => isName && nameEntry(path, schema)}
          />
        )}
      </Field>
      {value === '' && (
        <button type="button" className={quietButton} onClick={() => set(undefined)}>
          {`${field.label}: take the text as it comes`}
        </button>
      )}
    </>
  );
}

interface NumberFieldProps {
  path: Path;
  /** Whether what stands there is shown. @default true */
  isShown?: boolean;
  /** In place of the schema's: nothing has to stand there then. */
  hint?: string;
  /** In place of setting the value there. */
  onValue?: ((value: number | string | undefined) => void) | undefined;
}

/** A number. What is none stays as it was typed, and the check says so. */
export function NumberField({ path, isShown = true, hint, onValue }: NumberFieldProps): ReactNode {
  const { value: standing, inherited, set, ...asked } = useField(path);
  const value = isShown ? standing : undefined;
  const field = hint === undefined ? asked : { ...asked, hint, required: false };
  const [typed, setTyped] = useState('');
  // "1." and "1.50" are numbers that would be written in another way.
  const text = numberFrom(typed) === value ? typed : textOf(value);
  return (
    <Field {...field}>
      {({ required, ...control }) => (
        <input
          {...control}
          aria-required={required || undefined}
          className={styles.control}
          inputMode="decimal"
          value={text}
          placeholder={value === undefined && typeof inherited === 'number' ? String(inherited) : undefined}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            (onValue ?? set)(numberFrom(currentTarget.value));
          }}
        />
      )}
    </Field>
  );
}

const MOST_ROWS = 8;

/** A list of texts or numbers, typed as one likes: see `Separated`. */
export function LinesField({ path, of }: { path: Path; of: 'text' | 'number' }): ReactNode {
  const { value, inherited, label, hint, error, set } = useField(path);
  const inEntries = useFirstProblemIn(path);
  const [typed, setTyped] = useState('');
  const separated = separatedAt(String(path.at(-1)), of);
  const shown = linesOf(value);
  // Separators are no entries, but one is needed to begin the next.
  const text = linesOf(linesFrom(typed, of, separated)) === shown ? typed : shown;
  const rows = text.split('\n').length;
  return (
    <Field label={label} hint={`${hint ?? ''} ${SEPARATED_BY[separated]}`.trim()} error={error ?? inEntries}>
      {({ required, ...control }) => (
        <textarea
          {...control}
          aria-required={required || undefined}
          className={cx(styles.control, styles.textArea)}
          rows={Math.min(MOST_ROWS, Math.max(2, rows))}
          value={text}
          placeholder={value === undefined ? linesOf(inherited) : undefined}
          onChange={({ currentTarget }) => {
            const lines = linesFrom(currentTarget.value, of, separated);
            setTyped(currentTarget.value);
            set(lines.length === 0 ? undefined : lines);
          }}
        />
      )}
    </Field>
  );
}
