import type { ReactNode } from 'react';
import { controlOf } from '../../src/check-page/knownElement';
import { Checkbox } from '../../src/forms/fields/Checkbox';
import { TextField } from '../../src/forms/fields/TextField';
import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';
import { Choose } from '../../webapp/Choose';
import { sentenceOf, wordsOf } from '../config/names';
import type { ManifestAttribute } from '../manifest/manifest';

type Values = Readonly<Record<string, string | true>>;

interface AttributeFormProps {
  attributes: readonly ManifestAttribute[];
  values: Values;
  onValues: (values: Values) => void;
  /** Ids that an attribute takes, with their names: of services, or of the estimator's items. */
  ids: (attribute: string) => readonly (readonly [id: string, name: string])[];
}

/** A control for each attribute, by its type. An empty one is left out of the element. */
export function AttributeForm({ attributes, values, onValues, ids }: AttributeFormProps): ReactNode {
  const set = (name: string, value: string | true) => {
    const { [name]: _, ...others } = values;
    onValues(value === '' ? others : { ...others, [name]: value });
  };
  return attributes.map((attribute) => {
    const { name } = attribute;
    const control = controlOf(attribute);
    const value = values[name];
    const text = typeof value === 'string' ? value : '';
    const field = { label: wordsOf(name), hint: sentenceOf(attribute) };
    const known = ids(name);
    if (control.kind === 'switch')
      return (
        <Checkbox key={name} name={name} checked={value === true} onChange={(on) => set(name, on || '')}>
          {field.hint}
        </Checkbox>
      );
    if (control.kind === 'choice')
      return (
        <Choose
          key={name}
          {...field}
          value={text}
          onValue={(next) => set(name, next === control.options[0] ? '' : next)}
          options={control.options.map((option, index) => [index === 0 ? '' : option, wordsOf(option)])}
        />
      );
    if (control.kind === 'list' && known.length > 0)
      return (
        <IdList
          key={name}
          legend={field.label}
          hint="Those that are selected when the page opens. ?services= in the page’s address wins."
          known={known}
          chosen={text.split(',').filter(Boolean)}
          onChosen={(chosen) => set(name, chosen.join(','))}
        />
      );
    if (known.length > 0)
      return (
        <Choose
          key={name}
          {...field}
          value={text}
          onValue={(next) => set(name, next)}
          options={[['', 'Choose…'], ...known]}
        />
      );
    return (
      <TextField
        key={name}
        {...field}
        name={name}
        value={text}
        inputMode={control.kind === 'number' ? 'decimal' : undefined}
        error={
          control.kind === 'number' && text !== '' && Number.isNaN(Number(text))
            ? 'A number, such as 7.'
            : undefined
        }
        onValue={(next) => set(name, next)}
      />
    );
  });
}

interface IdListProps {
  legend: string;
  hint: string;
  known: readonly (readonly [id: string, name: string])[];
  chosen: readonly string[];
  onChosen: (chosen: readonly string[]) => void;
}

function IdList({ legend, hint, known, chosen, onChosen }: IdListProps): ReactNode {
  return (
    <fieldset className={list}>
      <legend className={legendLook}>{legend}</legend>
      <p className={hintLook}>{hint}</p>
      {known.map(([id, name]) => (
        <Checkbox
          key={id}
          name={id}
          checked={chosen.includes(id)}
          onChange={(on) =>
            onChosen(
              known.map(([other]) => other).filter((other) => (other === id ? on : chosen.includes(other))),
            )
          }
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(180px, 100%), 1fr));
  column-gap: 16px;
`;

const legendLook = css`
  font-weight: 600;
`;

const hintLook = css`
  grid-column: 1 / -1;
  font-size: 0.875em;
  color: ${token('color-ink-soft')};
`;
