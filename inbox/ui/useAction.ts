import { useState } from 'react';

/** What became of what was pressed last, until it is done. */
export type Progress = { kind: 'storing' } | { kind: 'failed'; error: unknown };

/** @returns its progress, and what begins it */
export function useAction<Given extends unknown[]>(
  work: (...given: Given) => Promise<void>,
): [Progress | undefined, (...given: Given) => void] {
  const [progress, setProgress] = useState<Progress>();
  const begin = (...given: Given) => {
    setProgress({ kind: 'storing' });
    work(...given).then(
      () => setProgress(undefined),
      (error: unknown) => setProgress({ kind: 'failed', error }),
    );
  };
  return [progress, begin];
}
