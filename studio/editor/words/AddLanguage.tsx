import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../src/ui/form/Button';
import { TextField } from '../../../src/ui/form/TextField';
import * as layout from '../../../webapp/layout.styles';
import { languageTagFrom } from './languageName';

interface AddLanguageProps {
  /** Tags of the languages that are there. */
  taken: readonly string[];
  onAdd: (tag: string) => void;
}

/** Adds a language by its tag. */
export function AddLanguage({ taken, onAdd }: AddLanguageProps): ReactNode {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const tag = languageTagFrom(typed);
    if (tag === undefined) setError('That is no language tag. Expected one such as es or pt-BR.');
    else if (taken.includes(tag)) setError('That language is there already.');
    else {
      setTyped('');
      setError(undefined);
      onAdd(tag);
    }
  };
  return (
    <form className={layout.stack} onSubmit={add} noValidate>
      <TextField
        name="language"
        label="Another language"
        hint="Its tag, such as es for Spanish or pt-BR for Brazilian Portuguese."
        value={typed}
        onValue={setTyped}
        error={error}
      />
      <div>
        <Button type="submit" kind="secondary">
          Add language
        </Button>
      </div>
    </form>
  );
}
