import type { ReactNode } from 'react';
import { FieldError } from '../../../src/ui/form/Field';
import { type Path, pathText } from '../../config/path';
import { useField, useValue } from '../form';
import { quietButton } from './group.styles';
import { Place } from './Place';

/** What stands in an object of the draft and is not known there: the check says so, and one can take it out. */
export function UnknownKeys({ path, known }: { path: Path; known: readonly string[] }): ReactNode {
  const value = useValue(path);
  const unknown =
    typeof value === 'object' && value !== null
      ? Object.keys(value).filter((key) => !known.includes(key))
      : [];
  return unknown.map((key) => (
    <Place key={key} path={[...path, key]}>
      <UnknownKey path={[...path, key]} />
    </Place>
  ));
}

function UnknownKey({ path }: { path: Path }): ReactNode {
  const { error, set } = useField(path);
  const key = String(path.at(-1));
  return (
    <div>
      {error && <FieldError id={pathText(path)} message={error} />}
      <button type="button" className={quietButton} onClick={() => set(undefined)}>
        {`Take “${key}” out`}
      </button>
    </div>
  );
}
