import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../src/ui/form/Button';
import { TextField } from '../../../src/ui/form/TextField';
import * as layout from '../../../webapp/layout.styles';
import { languageTagFrom } from './languageName';
import { messages } from './messages';

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
    if (tag === undefined) setError(messages.noTag);
    else if (taken.includes(tag)) setError(messages.taken);
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
        label={messages.otherLanguage}
        hint={messages.tagHint}
        value={typed}
        onValue={setTyped}
        error={error}
      />
      <div>
        <Button type="submit" kind="secondary">
          {messages.addLanguage}
        </Button>
      </div>
    </form>
  );
}
