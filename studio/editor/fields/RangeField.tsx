import { type ReactNode, use } from 'react';
import * as layout from '../../../webapp/layout.styles';
import type { Path } from '../../config/path';
import { SchemaContext, useField } from '../form';
import { keysOf, schemaAt } from '../schema';
import { Group } from './Group';
import { NumberField } from './NumberField';
import { Place } from './Place';
import { SwitchField } from './SwitchField';

/** From a price, or another number, to another. */
export function RangeField({ path }: { path: Path }): ReactNode {
  const schema = use(SchemaContext);
  const { label, hint, error } = useField(path);
  return (
    <Group label={label} hint={hint} error={error}>
      <div className={layout.pair}>
        {keysOf(schemaAt(schema, path)).map((key) => (
          <Place key={key} path={[...path, key]} isShort>
            {key === 'openEnded' ? (
              <SwitchField path={[...path, key]} value={true} />
            ) : (
              <NumberField path={[...path, key]} />
            )}
          </Place>
        ))}
      </div>
    </Group>
  );
}
