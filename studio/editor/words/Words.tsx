import { type ReactNode, use, useState } from 'react';
import { Button } from '../../../src/ui/form/Button';
import { Checkbox } from '../../../src/ui/form/Checkbox';
import { Choose } from '../../../webapp/Choose';
import * as layout from '../../../webapp/layout.styles';
import type { Path } from '../../config/path';
import { valueAt } from '../../config/path';
import { useInherited } from '../check/checkStore';
import { SchemaContext, setStep, useValue } from '../form';
import { schemaAt } from '../schema';
import { AddLanguage } from './AddLanguage';
import { englishName, languageName } from './languageName';
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
          options={languages.map((tag) => [tag, languageName(tag)])}
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
