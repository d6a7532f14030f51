import { type FormEvent, type ReactNode, use, useState } from 'react';
import { Checkbox } from '../../../src/forms/fields/Checkbox';
import { TextField } from '../../../src/forms/fields/TextField';
import { Button } from '../../../src/ui/controls/Button';
import { Choose } from '../../../webapp/Choose';
import * as layout from '../../../webapp/layout.styles';
import { englishName, languageTagFrom } from '../../config/languages';
import { type Path, valueAt } from '../../config/path';
import { useInherited } from '../check/checkStore';
import { SchemaContext, setStep, useValue } from '../form';
import { schemaAt } from '../schema';
import { Topic } from './Topic';

const ENGLISH = 'en';
const TEXTS: Path = ['texts'];
const ENGLISH_TEXTS: Path = ['texts', ENGLISH];

interface WordsProps {
  /** Tag of the language that is written. */
  language: string;
}

/** The texts of all widgets, in one language at a time. */
export function Words({ language }: WordsProps): ReactNode {
  const schema = use(SchemaContext);
  const texts = useValue(TEXTS);
  const english = useInherited(ENGLISH_TEXTS);
  const [isFiltered, setFiltered] = useState(false);
  const own = Object.keys(Object(texts) as object);
  const languages = [...new Set([ENGLISH, ...own, language])];
  const isForeign = !language.startsWith(ENGLISH);
  const path: Path = ['texts', language];
  const show = (tag: string) => {
    location.hash = `editor/texts/${tag}`;
  };
  const topics = Object.keys(schemaAt(schema, path).properties ?? {});

  return (
    <div className={layout.stack}>
      <div className={layout.pair}>
        <Choose
          label="Language"
          value={language}
          onValue={show}
          options={languages.map((tag) => [tag, `${englishName(tag)} (${tag})`])}
        />
        <AddLanguage
          taken={languages}
          onAdd={(tag) => {
            setStep(['texts', tag], {});
            show(tag);
          }}
        />
      </div>
      {isForeign && (
        <Checkbox name="untranslated" checked={isFiltered} onChange={setFiltered}>
          Show only what is not translated
        </Checkbox>
      )}
      {topics.map((topic) => (
        <Topic
          key={`${language} ${topic}`}
          path={[...path, topic]}
          english={isForeign ? (valueAt(english, [topic]) ?? NOTHING) : undefined}
          onlyUntranslated={isForeign && isFiltered}
        />
      ))}
      {isForeign && own.includes(language) && (
        <div>
          <Button
            type="button"
            kind="secondary"
            onPress={() => {
              setStep(path, undefined);
              show(ENGLISH);
            }}
          >
            {`Remove ${englishName(language)}`}
          </Button>
        </div>
      )}
    </div>
  );
}

const NOTHING = {};

interface AddLanguageProps {
  /** Tags of the languages that are there. */
  taken: readonly string[];
  onAdd: (tag: string) => void;
}

/** Adds a language by its tag. */
function AddLanguage({ taken, onAdd }: AddLanguageProps): ReactNode {
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
