import { type ReactNode, useId } from 'react';
import { Checkbox } from '../../../src/forms/fields/Checkbox';
import { FieldError } from '../../../src/forms/fields/Field';
import { type Path, pathText } from '../../config/path';
import { useField } from '../form';
import * as styles from './group.styles';

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
