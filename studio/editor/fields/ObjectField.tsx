import { type ComponentType, type ReactNode, use } from 'react';
import { cx } from '../../../src/style/cx';
import { Checkbox } from '../../../src/ui/form/Checkbox';
import { type Path, pathText, valueAt } from '../../config/path';
import { SchemaContext, useField, useProblemCountAt, useValue } from '../form';
import { alternativesOf, fieldKind, isRequired, keysOf, type SchemaNode, schemaAt } from '../schema';
import { AlternativesField } from './AlternativesField';
import { Group } from './Group';
import * as styles from './group.styles';
import { UnknownKeys } from './UnknownKeys';

interface ObjectFieldProps {
  path: Path;
  /** The field for a place. */
  Field: ComponentType<{ path: Path }>;
}

/** An object that is always there. */
export function ObjectField({ path, Field }: ObjectFieldProps): ReactNode {
  const { label, hint, error } = useField(path);
  return (
    <Group label={label} hint={hint} error={error}>
      <div className={styles.inner}>
        <ObjectFields path={path} Field={Field} />
      </div>
    </Group>
  );
}

/** An object that may be there or not: an empty one says something, too. */
export function SwitchedObjectField({ path, Field }: ObjectFieldProps): ReactNode {
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
          <ObjectFields path={path} Field={Field} />
        </div>
      )}
    </Group>
  );
}

/** An entry of a list with more keys than this has some behind "More". */
const MOST_KEYS = 8;

/** The fields of an object. What is seldom needed stands behind "More". */
export function ObjectFields({ path, Field }: ObjectFieldProps): ReactNode {
  const schema = use(SchemaContext);
  const node = schemaAt(schema, path);
  const alternatives = alternativesOf(node);
  const keys = keysOf(node).filter((key) => !alternatives.includes(key));
  const isLarge = keys[1] === 'id' && keys.length > MOST_KEYS;
  const seldom = isLarge ? keys.filter((key) => isSeldom(node, key)) : [];
  const fields = (names: readonly string[]) => names.map((key) => <Field key={key} path={[...path, key]} />);
  return (
    <div className={styles.fields}>
      {fields(keys.filter((key) => !seldom.includes(key)))}
      {alternatives.length > 0 && <AlternativesField path={path} keys={alternatives} Field={Field} />}
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
