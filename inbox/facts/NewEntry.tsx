import { type ReactNode, useState } from 'react';
import type { FactList } from '../../src/domain/factLists';
import { languageName } from '../../src/domain/languageName';
import { TextArea } from '../../src/forms/fields/TextArea';
import { TextField } from '../../src/forms/fields/TextField';
import { Button } from '../../src/ui/controls/Button';
import { useMessages } from '../messages/useMessages';
import * as rows from '../ui/rows.styles';
import { headed } from './factFields';
import * as styles from './facts.styles';
import { type EntryField, entryFields, entryOf, type Typed, wrongIn } from './newEntry';

/** An entry that is to be added, as the desk takes it. */
export interface Addition {
  path: [FactList];
  add: object;
  translations?: Record<string, object>;
}

interface NewEntryProps {
  list: FactList;
  /** Of the site, the main one first. */
  languages: readonly string[];
  onAdd: (addition: Addition) => void;
}

/** Asks for a new entry of a list, in each language of the site. */
export function NewEntry({ list, languages, onAdd }: NewEntryProps): ReactNode {
  const messages = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const [main = 'en', ...others] = languages;
  const inMain = typed[main] ?? {};
  const wrong = wrongIn(list, inMain);
  const add = () => {
    setIsTried(true);
    if (wrong.length > 0) return;
    const translations = others
      .map((lang) => [lang, entryOf(list, typed[lang] ?? {})] as const)
      .filter(([, entry]) => Object.keys(entry).length > 0);
    onAdd({
      path: [list],
      add: entryOf(list, inMain),
      ...(translations.length > 0 && { translations: Object.fromEntries(translations) }),
    });
    setIsOpen(false);
    setIsTried(false);
    setTyped({});
  };
  if (!isOpen)
    return (
      <div className={rows.actions}>
        <Button type="button" kind="secondary" onPress={() => setIsOpen(true)}>
          {messages.addTo[list]}
        </Button>
      </div>
    );
  const input = (entry: EntryField, lang: string) => {
    const label = headed(
      messages.factNames[`${list}.${entry.name}` as keyof typeof messages.factNames] ??
        messages.factNames[entry.name as keyof typeof messages.factNames],
    );
    const isMissing = isTried && lang === main && wrong.includes(entry.name);
    const shared = {
      name: `new-${list}-${entry.name}-${lang}`,
      label: lang === main ? label : `${label} (${languageName(lang)})`,
      value: typed[lang]?.[entry.name] ?? '',
      onValue: (text: string) => setTyped({ ...typed, [lang]: { ...typed[lang], [entry.name]: text } }),
      hint: entry.kind === 'lines' ? messages.oneEachLine : undefined,
      error: isMissing ? (entry.kind === 'number' ? messages.notANumber : messages.fillIn) : undefined,
    };
    return entry.kind === 'text' || entry.kind === 'number' ? (
      <TextField key={shared.name} {...shared} inputMode={entry.kind === 'number' ? 'decimal' : undefined} />
    ) : (
      <TextArea key={shared.name} {...shared} rows={3} />
    );
  };
  return (
    <fieldset className={styles.newEntry}>
      <legend>{messages.addTo[list]}</legend>
      {entryFields[list].flatMap((entry) => [
        input(entry, main),
        ...(entry.isTranslated ? others.map((lang) => input(entry, lang)) : []),
      ])}
      <div className={rows.actions}>
        <Button type="button" onPress={add}>
          {messages.addEntry}
        </Button>
        <Button type="button" kind="secondary" onPress={() => setIsOpen(false)}>
          {messages.cancel}
        </Button>
      </div>
    </fieldset>
  );
}
