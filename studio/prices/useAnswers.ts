import { useEffect, useState } from 'react';
import { type Answers, noAnswers } from '../../src/widgets/estimator/answers/answers';

const KEY = 'studio-answers';

interface Stored {
  draft: string;
  answers: Answers;
}

/**
 * What one answered in the form. It stays in this tab over a reload.
 * @param draft id of the draft: the answers to another one are of no use.
 */
export function useAnswers(draft: string): [Answers, (answers: Answers) => void] {
  const [stored, setStored] = useState<Stored>(() => read() ?? { draft, answers: noAnswers });
  useEffect(() => store(stored), [stored]);
  const answers = stored.draft === draft ? { ...noAnswers, ...stored.answers } : noAnswers;
  return [answers, (next) => setStored({ draft, answers: next })];
}

function read(): Stored | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined; // blocked, or not ours
  }
}

function store(stored: Stored): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // Blocked or full: a reload begins again.
  }
}
