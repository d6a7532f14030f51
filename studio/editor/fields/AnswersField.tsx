import type { ReactNode } from 'react';
import { Checkbox } from '../../../src/forms/fields/Checkbox';
import { Choose } from '../../../webapp/Choose';
import { type Path, pathText, valueAt } from '../../config/path';
import { useInherited } from '../check/checkStore';
import { titleOf } from '../entryTitle';
import { useEffectiveList, useField, useFirstProblemIn, useIdsOf, useValue } from '../form';
import { unknownText } from '../labels';
import { Group } from './Group';
import * as styles from './group.styles';

const QUESTIONS: Path = ['estimator', 'modifiers'];

/** Answers to questions, any of which has to be given: a group of boxes for each question that has answers to choose from. */
export function AnswersField({ path }: { path: Path }): ReactNode {
  const { value, label, hint, error, set } = useField(path);
  const inEntries = useFirstProblemIn(path);
  const questions = useEffectiveList(QUESTIONS);
  const names = useIdsOf(QUESTIONS);
  // A question can only depend on one above it.
  const own = path[1] === 'modifiers' ? Number(path[2]) : Number.POSITIVE_INFINITY;
  const above = names
    .slice(0, own)
    .map(([id, name], index) => ({ id, name, answers: answersOf(questions[index]) }))
    .filter(({ answers }) => answers.length > 0);
  const choose = (id: string, answer: string, on: boolean) => {
    const chosen = chosenOf(value, id);
    const next = on ? [...chosen, answer] : chosen.filter((other) => other !== answer);
    const { [id]: _, ...others } = (value ?? {}) as Record<string, unknown>;
    const all = next.length === 0 ? others : { ...others, [id]: next };
    set(Object.keys(all).length === 0 ? undefined : all);
  };
  return (
    <Group label={label} hint={hint} error={error ?? inEntries}>
      {above.length === 0 && (
        <p className={styles.hint}>No question above this one has answers to choose from.</p>
      )}
      {above.map(({ id, name, answers }) => (
        <Group key={id} label={name}>
          <div className={styles.boxes}>
            {answers.map(([answer, answerName]) => (
              <Checkbox
                key={answer}
                name={pathText([...path, id, answer])}
                checked={chosenOf(value, id).includes(answer)}
                onChange={(on) => choose(id, answer, on)}
              >
                {answerName}
              </Checkbox>
            ))}
          </div>
        </Group>
      ))}
    </Group>
  );
}

/** The answer of a question that is selected at the start, by its name. */
export function FirstAnswerField({ path }: { path: Path }): ReactNode {
  const { value, label, error, set } = useField(path);
  const question = useValue(path.slice(0, -1));
  const inherited = useInherited(path.slice(0, -1));
  const own = answersOf(question);
  const answers = own.length > 0 ? own : answersOf(inherited);
  const shown = typeof value === 'string' ? value : '';
  const isUnknown = shown !== '' && !answers.some(([id]) => id === shown);
  return (
    <Choose
      label={label}
      error={error}
      value={shown}
      onValue={(id) => set(id === '' ? undefined : id)}
      options={[['', 'None'], ...(isUnknown ? [[shown, unknownText(shown)] as const] : []), ...answers]}
    />
  );
}

/** The answers that a question offers: ids with names. */
function answersOf(question: unknown): readonly (readonly [id: string, name: string])[] {
  if (valueAt(question, ['yesNo']) !== undefined)
    return [
      ['yes', 'Yes'],
      ['no', 'No'],
    ];
  if (valueAt(question, ['date']) !== undefined) {
    const periods = valueAt(question, ['date', 'periods']);
    return [
      ['sameDay', 'The same day'],
      ['nextDay', 'The next day'],
      ['weekend', 'On a weekend'],
      ['weekday', 'From Monday to Friday'],
      ...(Array.isArray(periods) ? periods : []).flatMap((period) => {
        const id = valueAt(period, ['id']);
        return typeof id === 'string' ? [[id, titleOf(period)] as const] : [];
      }),
    ];
  }
  const options = valueAt(question, ['options']);
  return (Array.isArray(options) ? options : []).flatMap((option) => {
    const id = valueAt(option, ['id']);
    return typeof id === 'string' ? [[id, titleOf(option)] as const] : [];
  });
}

function chosenOf(value: unknown, id: string): readonly string[] {
  const chosen = valueAt(value, [id]);
  return Array.isArray(chosen) ? chosen.map(String) : [];
}
