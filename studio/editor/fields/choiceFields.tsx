import { type ReactNode, useId } from 'react';
import { Checkbox } from '../../../src/forms/fields/Checkbox';
import { FieldError } from '../../../src/forms/fields/Field';
import { Choose } from '../../../webapp/Choose';
import { type Path, pathText } from '../../config/path';
import { useField, useFirstProblemIn, useIdsOf } from '../form';
import { inheritedText, labelAt, unknownText } from '../labels';
import { Group } from './Group';
import * as styles from './group.styles';
import { textOf } from './typedValues';

/** One of a few. What is none of them stays, and can be replaced. */
export function ChoiceField({
  path,
  options,
}: {
  path: Path;
  options: readonly (string | number)[];
}): ReactNode {
  const { value, inherited, set, ...field } = useField(path);
  const shown = textOf(value);
  const isOther = value !== undefined && !options.some((option) => option === value);
  const none =
    typeof inherited === 'string' || typeof inherited === 'number'
      ? inheritedText(labelAt([...path, inherited]))
      : 'None';
  return (
    <Choose
      {...field}
      value={shown}
      onValue={(chosen) => set(options.find((option) => String(option) === chosen))}
      options={[
        ['', value === undefined ? none : 'None'],
        ...(isOther ? [[shown, shown] as const] : []),
        ...options.map((option) => [String(option), labelAt([...path, option])] as const),
      ]}
    />
  );
}

/** The id of an entry of a list, by its name. */
export function ReferenceField({ path, list }: { path: Path; list: Path }): ReactNode {
  const { value, inherited, set, ...field } = useField(path);
  const known = useIdsOf(list);
  const shown = typeof value === 'string' ? value : '';
  const isUnknown = shown !== '' && !known.some(([id]) => id === shown);
  const inheritedName = known.find(([id]) => id === inherited)?.[1];
  return (
    <Choose
      {...field}
      value={shown}
      onValue={(id) => set(id === '' ? undefined : id)}
      options={[
        ['', shown === '' && inheritedName !== undefined ? inheritedText(inheritedName) : 'None'],
        ...(isUnknown ? [[shown, unknownText(shown)] as const] : []),
        ...known,
      ]}
    />
  );
}

const NOWHERE: Path = ['-'];

interface SomeFieldProps {
  path: Path;
  /** What one chooses from. */
  options?: readonly string[];
  /** In place of `options`: the list whose ids are chosen. */
  list?: Path;
}

/** Some of a few, as boxes to tick. What is none of them stays until it is unticked. */
export function SomeField({ path, options = [], list }: SomeFieldProps): ReactNode {
  const { value, inherited, label, hint, error, set } = useField(path);
  const ids = useIdsOf(list ?? NOWHERE);
  const inEntries = useFirstProblemIn(path);
  const effective = value ?? inherited;
  const chosen = Array.isArray(effective) ? effective.map(String) : [];
  const known = list ? ids : options.map((option) => [option, labelAt([...path, option])] as const);
  const strange = chosen.filter((id) => !known.some(([other]) => other === id));
  const all = [...known, ...strange.map((id) => [id, unknownText(id)] as const)];
  const choose = (id: string, on: boolean) => {
    const next = all.map(([other]) => other).filter((other) => (other === id ? on : chosen.includes(other)));
    set(next.length === 0 && !Array.isArray(inherited) ? undefined : next);
  };
  return (
    <Group label={label} hint={hint} error={error ?? inEntries}>
      {all.length === 0 && <p className={styles.hint}>There is nothing to choose from yet.</p>}
      <div className={styles.boxes}>
        {all.map(([id, name]) => (
          <Checkbox
            key={id}
            name={pathText([...path, id])}
            checked={chosen.includes(id)}
            onChange={(on) => choose(id, on)}
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </Group>
  );
}

interface SwitchFieldProps {
  path: Path;
  /** What stands in the config while it is on. */
  value: unknown;
}

/** Yes or no. */
export function SwitchField({ path, value: on }: SwitchFieldProps): ReactNode {
  const id = useId();
  const { value, inherited, label, hint, error, set } = useField(path);
  const isInherited = value === undefined && inherited === on;
  return (
    <div>
      <Checkbox
        name={pathText(path)}
        checked={value === on || isInherited}
        onChange={(checked) => set(checked ? on : isInherited ? false : undefined)}
      >
        <span className={styles.name}>{label}</span> {hint}
      </Checkbox>
      {error && <FieldError id={id} message={error} />}
    </div>
  );
}
