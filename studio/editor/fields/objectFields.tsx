import { createElement, type ReactNode, use, useState } from 'react';
import { Checkbox } from '../../../src/forms/fields/Checkbox';
import { cx } from '../../../src/style/cx';
import { Choose } from '../../../webapp/Choose';
import * as layout from '../../../webapp/layout.styles';
import { type Path, pathText, valueAt, withValueAt } from '../../config/path';
import { draftStore } from '../../draft/draftStore';
import { FieldContext, SchemaContext, useField, useProblemCountAt, useValue } from '../form';
import { alternativesLabel, labelAt } from '../labels';
import {
  alternativesOf,
  fieldKind,
  isRequired,
  keysOf,
  namingKey,
  type SchemaNode,
  schemaAt,
} from '../schema';
import { Group, Place, UnknownKeys } from './Group';
import * as styles from './group.styles';
import { NumberField } from './typedFields';

/** An object that is always there. */
export function ObjectField({ path }: { path: Path }): ReactNode {
  const { label, hint, error } = useField(path);
  return (
    <Group label={label} hint={hint} error={error}>
      <div className={styles.inner}>
        <ObjectFields path={path} />
      </div>
    </Group>
  );
}

/** An object that may be there or not: an empty one says something, too. */
export function SwitchedObjectField({ path }: { path: Path }): ReactNode {
  const { value, label, hint, error, set } = useField(path);
  return (
    <Group label={label} error={error}>
      <Checkbox
        name={pathText(path)}
        checked={value !== undefined}
        onChange={(on) => set(on ? {} : undefined)}
      >
        {hint}
      </Checkbox>
      {value !== undefined && (
        <div className={styles.inner}>
          <ObjectFields path={path} />
        </div>
      )}
    </Group>
  );
}

/** The fields of an object. What is seldom needed stands behind "More". */
export function ObjectFields({ path }: { path: Path }): ReactNode {
  const schema = use(SchemaContext);
  const node = schemaAt(schema, path);
  const alternatives = alternativesOf(node);
  const keys = keysOf(node).filter((key) => !alternatives.includes(key));
  const seldom = keys.filter((key) => isSeldom(node, key));
  const usual = keys.filter((key) => !seldom.includes(key));
  const isPriced = alternatives.includes('price');
  const fields = (names: readonly string[]) =>
    names.map((key) => <PartField key={key} path={[...path, key]} />);
  return (
    <div className={styles.fields}>
      {fields(isPriced ? usual.slice(0, 1) : usual)}
      {alternatives.length > 0 && <AlternativesField path={path} keys={alternatives} />}
      {isPriced && fields(usual.slice(1))}
      {seldom.length > 0 && (
        <More path={path} keys={seldom}>
          {fields(seldom)}
        </More>
      )}
      <UnknownKeys path={path} known={keysOf(node)} />
    </div>
  );
}

/** An entry of a list with more keys than this has some behind "More". */
const MOST_KEYS = 8;

/** What an object can do without, besides texts and prices; and the id of an entry, which is made from its name. */
function isSeldom(node: SchemaNode, key: string): boolean {
  if (key === 'id') return namingKey(node) !== undefined;
  const { kind } = fieldKind(schemaAt(node, [key]));
  const keys = keysOf(node);
  const isLarge = keys[1] === 'id' && keys.length > MOST_KEYS;
  return (
    isLarge &&
    !isRequired(node, key) &&
    (SELDOM.includes(key) || !['text', 'range', 'entries'].includes(kind))
  );
}

const SELDOM: readonly string[] = ['units', 'picture'];

/** Open where one of its values is set, or wrong. */
function More({
  path,
  keys,
  children,
}: {
  path: Path;
  keys: readonly string[];
  children: ReactNode;
}): ReactNode {
  const value = useValue(path);
  const problems = useProblemCountAt(path, keys);
  const isUsed = problems > 0 || keys.some((key) => key !== 'id' && valueAt(value, [key]) !== undefined);
  return (
    <details className={cx(styles.more, styles.wide)} open={isUsed || undefined}>
      <summary>More</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}

interface AlternativesFieldProps {
  path: Path;
  /** Of which exactly one stands in the object. */
  keys: readonly string[];
}

/** One of several keys, and its field. Choosing another takes the one before away; undo brings it back. */
function AlternativesField({ path, keys }: AlternativesFieldProps): ReactNode {
  const schema = use(SchemaContext);
  const value = useValue(path);
  // A number that has yet to be typed is chosen, but nothing stands in the config.
  const [chosenFirst, setChosenFirst] = useState(keys.find((key) => key === 'price') ?? '');
  const standing = keys.filter((key) => valueAt(value, [key]) !== undefined);
  const shown = standing.length > 0 ? standing : keys.filter((key) => key === chosenFirst);
  const choose = (chosen: string) => {
    setChosenFirst(chosen);
    draftStore.getState().edit((config) => {
      const others = keys.filter((key) => key !== chosen);
      const without = others.reduce((next, key) => withValueAt(next, [...path, key], undefined), config);
      return keys.includes(chosen) ? withValueAt(without, [...path, chosen], firstValue(chosen)) : without;
    });
  };
  const firstValue = (key: string): unknown => {
    const { kind } = fieldKind(schemaAt(schema, [...path, key]));
    if (kind === 'entries' || kind === 'lines') return [];
    if (kind === 'switch') return true;
    return kind === 'object' ? {} : undefined;
  };
  return (
    <div className={cx(layout.stack, styles.wide)}>
      <Choose
        label={alternativesLabel(keys)}
        required
        value={shown[0] ?? ''}
        onValue={choose}
        options={[
          ...(shown.length === 0 ? [['', 'Choose'] as const] : []),
          ...keys.map((key) => [key, labelAt([...path, key])] as const),
        ]}
      />
      {shown
        .filter((key) => fieldKind(schemaAt(schema, [...path, key])).kind !== 'switch')
        .map((key) => (
          <div key={key} className={styles.inner}>
            <PartField path={[...path, key]} />
          </div>
        ))}
    </div>
  );
}

/** From a price, or another number, to another. One amount alone is a price, too. */
export function RangeField({ path }: { path: Path }): ReactNode {
  const schema = use(SchemaContext);
  const { value, label, hint, error, inherits } = useField(path);
  const node = schemaAt(schema, path);
  const mayBeOne = Array.isArray(node.type) && !inherits && hasOnly(value, ['min', 'max']);
  return (
    <Group label={label} hint={hint} error={error}>
      <div className={layout.pair}>
        {mayBeOne ? (
          <AmountOrRange path={path} />
        ) : (
          keysOf(node)
            .filter((key) => key === 'min' || key === 'max')
            .map((key) => (
              <Place key={key} path={[...path, key]} isShort>
                <NumberField path={[...path, key]} />
              </Place>
            ))
        )}
        {keysOf(node)
          .filter((key) => key !== 'min' && key !== 'max')
          .map((key) => (
            <PartField key={key} path={[...path, key]} />
          ))}
      </div>
    </Group>
  );
}

/** Whether a value is an amount, nothing, or an object of these keys. */
const hasOnly = (value: unknown, keys: readonly string[]): boolean =>
  typeof value !== 'object' || value === null || Object.keys(value).every((key) => keys.includes(key));

/** "From" alone is written as the amount. */
function AmountOrRange({ path }: { path: Path }): ReactNode {
  const { value, set } = useField(path);
  const isRange = valueAt(value, ['max']) !== undefined && typeof value !== 'number';
  const min = valueAt(value, ['min']);
  const setFrom = (from: number | string | undefined) => set(typeof from === 'string' ? { min: from } : from);
  const setTo = (to: number | string | undefined) => set(to === undefined ? min : { min, max: to });
  return (
    <>
      <Place path={[...path, 'min']} isShort>
        <NumberField path={[...path, 'min']} onValue={isRange ? undefined : setFrom} />
      </Place>
      <Place path={[...path, 'max']} isShort>
        <NumberField path={[...path, 'max']} isShown={isRange} hint="Left empty: the same." onValue={setTo} />
      </Place>
    </>
  );
}

/** The field for a part of an object. */
const PartField = ({ path }: { path: Path }): ReactNode => createElement(use(FieldContext), { path });
