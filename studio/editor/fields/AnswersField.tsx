import type { ReactNode } from 'react';
import { Checkbox } from '../../../src/forms/fields/Checkbox';
import { type Path, pathText, valueAt } from '../../config/path';
import { titleOf } from '../entryTitle';
import { useEffectiveList, useField, useFirstProblemIn, useIdsOf } from '../form';
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

/** The answers that a question offers: ids with names. */
function answersOf(question: unknown): readonly (readonly [id: string, name: string])[] {
  if (valueAt(question, ['yesNo']) !== undefined)
    return [
      ['yes', 'Yes'],
      ['no', 'No'],
    ];
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
