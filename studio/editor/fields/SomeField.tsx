import type { ReactNode } from 'react';
import { Checkbox } from '../../../src/ui/form/Checkbox';
import { type Path, pathText } from '../../config/path';
import { useField, useFirstProblemIn, useIdsOf } from '../form';
import { labelOf, unknownText } from '../labels';
import { Group } from './Group';
import * as styles from './group.styles';

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
  const known = list ? ids : options.map((option) => [option, labelOf(option)] as const);
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
