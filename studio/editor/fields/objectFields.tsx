import { createElement, type ReactNode, use, useState } from 'react';
import { Checkbox } from '../../../src/forms/fields/Checkbox';
import { cx } from '../../../src/style/cx';
import { Choose } from '../../../webapp/Choose';
import * as layout from '../../../webapp/layout.styles';
import { type Path, pathText, valueAt, withValueAt } from '../../config/path';
import { draftStore } from '../../draft/draftStore';
import { FieldContext, SchemaContext, useField, useProblemCountAt, useValue } from '../form';
import { labelOf } from '../labels';
import { alternativesOf, fieldKind, isRequired, keysOf, type SchemaNode, schemaAt } from '../schema';
import { SwitchField } from './choiceFields';
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

/** An entry of a list with more keys than this has some behind "More". */
const MOST_KEYS = 8;

/** The fields of an object. What is seldom needed stands behind "More". */
export function ObjectFields({ path }: { path: Path }): ReactNode {
  const schema = use(SchemaContext);
  const node = schemaAt(schema, path);
  const alternatives = alternativesOf(node);
  const keys = keysOf(node).filter((key) => !alternatives.includes(key));
  const isLarge = keys[1] === 'id' && keys.length > MOST_KEYS;
  const seldom = isLarge ? keys.filter((key) => isSeldom(node, key)) : [];
  const fields = (names: readonly string[]) =>
    names.map((key) => <PartField key={key} path={[...path, key]} />);
  return (
    <div className={styles.fields}>
      {fields(keys.filter((key) => !seldom.includes(key)))}
      {alternatives.length > 0 && <AlternativesField path={path} keys={alternatives} />}
      {seldom.length > 0 && (
        <More path={path} keys={seldom}>
          {fields(seldom)}
        </More>
      )}
      <UnknownKeys path={path} known={keysOf(node)} />
    </div>
  );
}

/** What an object can do without, besides texts and prices. */
function isSeldom(node: SchemaNode, key: string): boolean {
  const { kind } = fieldKind(schemaAt(node, [key]));
  return !isRequired(node, key) && !['text', 'range', 'entries'].includes(kind);
}

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
  const isUsed = problems > 0 || keys.some((key) => valueAt(value, [key]) !== undefined);
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
  const [chosenFirst, setChosenFirst] = useState('');
  const named = keys.find((key) => valueAt(value, [key]) !== undefined) ?? chosenFirst;
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
    return kind === 'object' ? {} : undefined;
  };
  return (
    <div className={cx(layout.stack, styles.wide)}>
      <Choose
        label={`One of: ${keys
          .map(labelOf)
          .map((label) => label.toLowerCase())
          .join(', ')}`}
        required
        value={named}
        onValue={choose}
        options={[['', 'None'], ...keys.map((key) => [key, labelOf(key)] as const)]}
      />
      {named !== '' && (
        <div className={styles.inner}>
          <PartField key={named} path={[...path, named]} />
        </div>
      )}
    </div>
  );
}

/** From a price, or another number, to another. */
export function RangeField({ path }: { path: Path }): ReactNode {
  const schema = use(SchemaContext);
  const { label, hint, error } = useField(path);
  return (
    <Group label={label} hint={hint} error={error}>
      <div className={layout.pair}>
        {keysOf(schemaAt(schema, path)).map((key) => (
          <Place key={key} path={[...path, key]} isShort>
            {key === 'openEnded' || key === 'from' ? (
              <SwitchField path={[...path, key]} value={true} />
            ) : key === 'unit' ? (
              <PartField path={[...path, key]} />
            ) : (
              <NumberField path={[...path, key]} />
            )}
          </Place>
        ))}
      </div>
    </Group>
  );
}

/** The field for a part of an object. */
const PartField = ({ path }: { path: Path }): ReactNode => createElement(use(FieldContext), { path });
