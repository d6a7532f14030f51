import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { FieldError } from '../../../src/forms/fields/Field';
import { type Path, pathText } from '../../config/path';
import { touch } from '../check/checkStore';
import { formStore, useField, useValue } from '../form';
import * as styles from './group.styles';
import { quietButton } from './group.styles';

interface GroupProps {
  label: string;
  hint?: string | undefined;
  /** What is wrong with all of it. */
  error?: string | undefined;
  children: ReactNode;
}

/** Fields that belong together, with their name, a sentence about them, and what is wrong. */
export function Group({ label, hint, error, children }: GroupProps): ReactNode {
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      aria-describedby={[hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ') || undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}error`} message={error} />}
    </fieldset>
  );
}

interface PlaceProps {
  path: Path;
  /** Takes half of a line where there is space. @default false */
  isShort?: boolean | undefined;
  children: ReactNode;
}

/** What edits one place of the config: its first control takes the focus when the form is asked to go there. */
export function Place({ path, isShort = false, children }: PlaceProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const place = pathText(path);
  const isWanted = useStore(formStore, ({ wanted }) => wanted !== undefined && pathText(wanted) === place);
  useEffect(() => {
    if (!isWanted) return;
    formStore.setState({ wanted: undefined });
    ref.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [isWanted]);
  return (
    <div
      ref={ref}
      data-place={place}
      className={isShort ? undefined : styles.wide}
      onBlur={({ target, currentTarget }) => {
        if (target.closest('[data-place]') === currentTarget) touch(path);
      }}
    >
      {children}
    </div>
  );
}

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
