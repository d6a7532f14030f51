import { useEffect, useState } from 'react';
import { type Answers, noAnswers } from '../../src/widgets/estimator/answers';
import { readObject, storeObject } from '../../webapp/stored';

const KEY = 'studio-answers';

/**
 * What one answered in the form. It stays in this tab over a reload.
 * @param draft id of the draft: the answers to another one are of no use.
 */
export function useAnswers(draft: string): [Answers, (answers: Answers) => void] {
  const [stored, setStored] = useState(() => readObject(KEY, { draft, answers: noAnswers }));
  useEffect(() => void storeObject(KEY, stored), [stored]);
  const answers = stored.draft === draft ? { ...noAnswers, ...stored.answers } : noAnswers;
  return [answers, (next) => setStored({ draft, answers: next })];
}
