import { useEffect, useState } from 'react';
import { type MeasuredWidget, measureReserved } from './measure';
import type { SnippetInput } from './snippets';

type Reserved = SnippetInput['reserved'];

/** How long nothing has to change before it is measured, in ms: not for each letter that is typed. */
const REST = 300;

/** What to reserve for a widget, measured again whenever it changes. `failed`: it could not be shown. */
export function useReserved({ tag, attributes, config, font }: MeasuredWidget): {
  state: 'measuring' | 'measured' | 'failed';
  reserved: Reserved;
} {
  // Two objects with the same attributes are no change.
  const named = JSON.stringify(attributes);
  const wanted = JSON.stringify([tag, named, font]);
  const [result, setResult] = useState<{ wanted: string; config: unknown; reserved: Reserved | 'failed' }>();

  useEffect(() => {
    const stopping = new AbortController();
    const measure = async () => {
      const widget = { tag, attributes: JSON.parse(named) as MeasuredWidget['attributes'], config, font };
      const reserved = await measureReserved(widget, stopping.signal).catch(() => 'failed' as const);
      if (!stopping.signal.aborted) setResult({ wanted, config, reserved });
    };
    const timer = setTimeout(() => void measure(), REST);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [tag, named, config, font, wanted]);

  if (result?.wanted !== wanted || result.config !== config)
    return { state: 'measuring', reserved: undefined };
  if (result.reserved === 'failed') return { state: 'failed', reserved: undefined };
  return { state: 'measured', reserved: result.reserved };
}
