import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { type FactList, factLists, isFactList } from '../../src/domain/factLists';
import { factsLanguages } from '../../src/domain/factsLanguages';
import { fillText } from '../../src/domain/fillText';
import * as field from '../../src/forms/fields/field.styles';
import { TextArea } from '../../src/forms/fields/TextArea';
import { TextField } from '../../src/forms/fields/TextField';
import { Button } from '../../src/ui/controls/Button';
import { call } from '../api/client';
import { useLang, useMessages } from '../messages/useMessages';
import { Failure, ReadState, useAction } from '../ui/Failure';
import * as rows from '../ui/rows.styles';
import { SearchField } from '../ui/SearchField';
import { formatTime } from '../ui/texts';
import { useRead } from '../ui/useRead';
import { useTimeStyle } from '../ui/useTimeStyle';
import { EntryList } from './EntryList';
import { type FactField, factFields, findFields, topicName, typedValue, withTyped } from './factFields';
import * as styles from './facts.styles';
import type { Addition } from './NewEntry';
import { type Notice, NoticeFields } from './NoticeFields';

/** The facts of the site, as the desk gives them. */
interface Answer {
  /** 0 where nothing was published. */
  version: number;
  publishedAt?: string;
  isFile: boolean;
  facts: Record<string, unknown>;
  /** The version that pages show; missing for the file. */
  shown?: number;
  error?: string;
}

/** Prices, words and the notice of the site: changed here, they are on its pages as soon as they are published. */
export function Facts(): ReactNode {
  const { reading, readAgain } = useRead<Answer>('facts');
  if (reading.kind !== 'read') return <ReadState reading={reading} onAgain={() => void readAgain()} />;
  const { answer } = reading;
  return <FactsForm key={answer.version} answer={answer} readAgain={readAgain} />;
}

const WeekEditor = lazy(() =>
  import('../../webapp/week/WeekEditor').then((week) => ({ default: week.WeekEditor })),
);

/** Facts that a build draws into pictures. */
const DRAWN: readonly string[] = ['company.name', 'company.tagline', 'company.area'];

/** The topic of the times that can be booked. */
const TIMES = 'availability';

const keyOf = ({ path }: Pick<FactField, 'path'>) => path.join('.');

function FactsForm({ answer, readAgain }: { answer: Answer; readAgain: () => Promise<void> }): ReactNode {
  const messages = useMessages();
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const lang = useLang();
  const [showsWeek, setShowsWeek] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const [removed, setRemoved] = useState<Partial<Record<FactList, number[]>>>({});
  const [added, setAdded] = useState<Partial<Record<FactList, Addition[]>>>({});
  /** As it was dragged; undefined where it was not. */
  const [availability, setAvailability] = useState<object>();
  const names = messages.factNames;
  const facts = useMemo(
    () => (availability ? { ...answer.facts, availability } : answer.facts),
    [answer.facts, availability],
  );
  const fields = useMemo(() => factFields(facts, names), [facts, names]);
  const changed = fields.filter((one) => (typed[keyOf(one)] ?? String(one.value)) !== String(one.value));
  const wrong = changed.filter((one) => typedValue(one, typed[keyOf(one)] ?? '') === undefined);
  const entryChanges = factLists.flatMap((list) => [
    ...(removed[list] ?? []).map((index) => ({ path: [list, index], remove: true })),
    ...(added[list] ?? []),
  ]);
  const topicChanges = Object.entries({ notice, availability }).flatMap(([topic, value]) =>
    value ? [{ path: [topic], value }] : [],
  );
  const count = changed.length + topicChanges.length + entryChanges.length;
  const times = Object(
    withTyped(
      facts,
      changed
        .filter(({ topic }) => topic === TIMES)
        .map((one) => ({ ...one, typed: typed[keyOf(one)] ?? '' })),
    ),
  )[TIMES] as object | undefined;
  /** What was typed of the times is part of what is dragged from now on. */
  const dragTimes = (name: string, value: object[]) => {
    setAvailability({ ...times, [name]: value });
    setTyped(Object.fromEntries(Object.entries(typed).filter(([key]) => !key.startsWith(`${TIMES}.`))));
  };
  const [publishing, publish] = useAction(async () => {
    const changes = changed.map((one) => ({
      path: one.path,
      value: typedValue(one, typed[keyOf(one)] ?? ''),
    }));
    await call('POST', 'facts', {
      after: answer.version,
      changes: [...topicChanges, ...changes, ...entryChanges],
    });
    await readAgain();
  });
  const [goingBack, goBack] = useAction(async () => {
    await call('POST', 'facts/back', { after: answer.version });
    await readAgain();
  });
  const found = findFields(fields, search, names);
  const isSearched = search.trim() !== '';
  const topics = [...new Set([...found.map(({ topic }) => topic), ...(isSearched ? [] : factLists)])];
  return (
    <>
      <p className={rows.intro}>{messages.factsIntro}</p>
      <ShownState answer={answer} />
      <search className={field.field}>
        <SearchField label={messages.factsSearch} value={search} onValue={setSearch} />
      </search>
      {found.length === 0 && <output>{messages.noneFound}</output>}
      <NoticeFields facts={answer.facts} value={notice} onValue={setNotice} />
      <details
        className={styles.topic}
        onToggle={({ currentTarget }) => setShowsWeek((shown) => shown || currentTarget.open)}
      >
        <summary>{messages.bookable.title}</summary>
        {showsWeek && (
          <div>
            <Suspense fallback={<output>{messages.loading}</output>}>
              <WeekEditor
                times={times ?? {}}
                onTimes={dragTimes}
                messages={messages.bookable}
                lang={lang}
                rank={2}
              />
            </Suspense>
          </div>
        )}
      </details>
      {topics.map((topic) => (
        <details key={topic} className={styles.topic} open={isSearched || undefined}>
          <summary>{topicName(topic, names)}</summary>
          {found
            .filter((one) => one.topic === topic)
            .map((one) => (
              <FactInput
                key={keyOf(one)}
                field={one}
                typed={typed[keyOf(one)]}
                isWrong={wrong.includes(one)}
                onTyped={(text) => setTyped({ ...typed, [keyOf(one)]: text })}
              />
            ))}
          {isFactList(topic) && (
            <EntryList
              list={topic}
              entries={entriesIn(answer.facts, topic)}
              languages={factsLanguages(answer.facts)}
              removed={removed[topic] ?? []}
              added={added[topic] ?? []}
              onRemoved={(indexes) => setRemoved({ ...removed, [topic]: indexes })}
              onAdded={(additions) => setAdded({ ...added, [topic]: additions })}
            />
          )}
        </details>
      ))}
      <div className={styles.publish}>
        <Failure progress={publishing ?? goingBack} />
        {changed.some((one) => DRAWN.includes(keyOf(one))) && (
          <output className={rows.quiet}>{messages.drawnLater}</output>
        )}
        <div className={rows.actions}>
          <Button
            type="button"
            busy={publishing?.kind === 'storing'}
            disabled={count === 0 || wrong.length > 0}
            onPress={publish}
          >
            {count === 1 ? messages.publishOne : fillText(messages.publishSome, { count: String(count) })}
          </Button>
          {!answer.isFile && (
            <Button type="button" kind="secondary" busy={goingBack?.kind === 'storing'} onPress={goBack}>
              {messages.oneStepBack}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

const entriesIn = (facts: Record<string, unknown>, list: FactList): unknown[] => {
  const entries = facts[list];
  return Array.isArray(entries) ? entries : [];
};

/** Which version pages show. */
function ShownState({ answer }: { answer: Answer }): ReactNode {
  const messages = useMessages();
  const timeStyle = useTimeStyle();
  const { version, publishedAt, isFile, shown, error } = answer;
  if (error !== undefined)
    return (
      <p role="alert" className={rows.failure}>
        {fillText(messages.factsFailed, { detail: error })}
      </p>
    );
  // What was published is stored at once, and on the pages when they are made.
  if (shown !== (isFile ? undefined : version))
    return <output className={rows.quiet}>{messages.factsBeingMade}</output>;
  return (
    <output className={rows.quiet}>
      {isFile || publishedAt === undefined
        ? messages.factsOfFile
        : fillText(messages.factsShown, {
            version: String(version),
            time: formatTime(publishedAt, timeStyle),
          })}
    </output>
  );
}

interface FactInputProps {
  field: FactField;
  typed: string | undefined;
  isWrong: boolean;
  onTyped: (text: string) => void;
}

/** Characters above which a text has several lines. */
const long = 60;

function FactInput({ field: fact, typed, isWrong, onTyped }: FactInputProps): ReactNode {
  const messages = useMessages();
  const { label, value } = fact;
  const shared = {
    name: keyOf(fact),
    label,
    value: typed ?? String(value),
    onValue: onTyped,
    error: isWrong ? messages.notANumber : undefined,
  };
  return typeof value === 'string' && value.length > long ? (
    <TextArea {...shared} rows={3} />
  ) : (
    <TextField {...shared} inputMode={typeof value === 'number' ? 'decimal' : undefined} />
  );
}
