import { useMemo } from 'react';
import { usePromised } from '../ui/usePromised';
import { type MeasuredWidget, measureReserved } from './measure';
import type { SnippetInput } from './snippets';

/** How long nothing has to change before it is measured, in ms. */
const REST = 300;

interface Measured {
  /** `failed`: it could not be shown. */
  state: 'measuring' | 'measured' | 'failed';
  reserved: SnippetInput['reserved'];
}

/** What to reserve for a widget, measured again whenever it changes. */
export function useReserved({ tag, attributes, config, font }: MeasuredWidget): Measured {
  // Two objects with the same attributes are no change.
  const named = JSON.stringify(attributes);
  const widget = useMemo<MeasuredWidget>(
    () => ({ tag, attributes: JSON.parse(named), config, font }),
    [tag, named, config, font],
  );
  return usePromised(widget, measure, REST) ?? { state: 'measuring', reserved: undefined };
}

const measure = (widget: MeasuredWidget, signal: AbortSignal): Promise<Measured> =>
  measureReserved(widget, signal).then(
    (reserved) => ({ state: 'measured', reserved }),
    () => ({ state: 'failed', reserved: undefined }),
  );
