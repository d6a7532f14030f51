import type { ReactNode } from 'react';
import { TextArea } from '../../../ui/TextArea';
import { type StepProps, useFields } from '../useQuote';

/** What the price list cannot say. */
export function NotesStep(props: StepProps): ReactNode {
  const field = useFields(props);
  return <TextArea {...field('notes', props.settings.texts.quote.hints.notes)} rows={6} />;
}
