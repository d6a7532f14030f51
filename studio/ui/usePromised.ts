import { useEffect, useState } from 'react';

/**
 * What becomes of an input.
 * @param make the same function at every render. It never rejects. `signal` is aborted when the input is no longer wanted.
 * @param rest how long the input has to stay the same before, in ms: not for each letter that is typed. @default 0
 * @returns undefined until it is there.
 */
export function usePromised<Input, Output>(
  input: Input,
  make: (input: Input, signal: AbortSignal) => Promise<Output>,
  rest = 0,
): Output | undefined {
  const [result, setResult] = useState<{ input: Input; output: Output }>();
  useEffect(() => {
    const stopping = new AbortController();
    const run = async () => {
      const output = await make(input, stopping.signal);
      if (!stopping.signal.aborted) setResult({ input, output });
    };
    const timer = setTimeout(() => void run(), rest);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [input, make, rest]);
  return result?.input === input ? result?.output : undefined;
}
