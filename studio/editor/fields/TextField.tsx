import { type ReactNode, use } from 'react';
import { cx } from '../../../src/style/cx';
import { Field } from '../../../src/ui/form/Field';
import * as styles from '../../../src/ui/form/field.styles';
import type { Path } from '../../config/path';
import { nameEntry, SchemaContext, useField } from '../form';
import { namingKey, schemaAt } from '../schema';
import { quietButton } from './group.styles';
import { textOf } from './typedValues';

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
