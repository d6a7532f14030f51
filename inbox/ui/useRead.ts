import { useCallback, useEffect, useState } from 'react';
import { call } from '../api/client';
import { onChange } from '../leads/listStore';

interface Read<Answer> {
  answer: Answer | undefined;
  error: unknown;
  readAgain: () => Promise<void>;
}
const nothing = { answer: undefined, error: undefined };

/** Reads something from the desk, and again after each change that the desk tells of. What was read stays meanwhile. */
export function useRead<Answer>(path: string): Read<Answer> {
  const [state, setState] = useState<Pick<Read<Answer>, 'answer' | 'error'>>(nothing);
  const readAgain = useCallback(async () => {
    try {
      const answer = await call<Answer>('GET', path);
      setState({ answer, error: undefined });
    } catch (error) {
      setState((before) => ({ ...before, error }));
    }
  }, [path]);
  useEffect(() => {
    const first = setTimeout(() => void readAgain());
    const unsubscribe = onChange(() => void readAgain());
    return () => {
      clearTimeout(first);
      unsubscribe();
    };
  }, [readAgain]);
  return { ...state, readAgain };
}
