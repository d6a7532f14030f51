import { type ComponentType, type ReactNode, use, useState } from 'react';
import { cx } from '../../../src/style/cx';
import { Choose } from '../../../webapp/Choose';
import * as layout from '../../../webapp/layout.styles';
import { type Path, valueAt, withValueAt } from '../../config/path';
import { draftStore } from '../../draft/draftStore';
import { SchemaContext, useValue } from '../form';
import { labelOf } from '../labels';
import { fieldKind, schemaAt } from '../schema';
import * as styles from './group.styles';

interface AlternativesFieldProps {
  path: Path;
  /** Of which exactly one stands in the object. */
  keys: readonly string[];
  Field: ComponentType<{ path: Path }>;
}

/** One of several keys, and its field. Choosing another takes the one before away; undo brings it back. */
export function AlternativesField({ path, keys, Field }: AlternativesFieldProps): ReactNode {
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
          <Field key={named} path={[...path, named]} />
        </div>
      )}
    </div>
  );
}
