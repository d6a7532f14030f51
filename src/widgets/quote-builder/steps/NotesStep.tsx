import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { bindFields } from '../../../forms/bindFields';
import { TextArea } from '../../../ui/form/TextArea';
import { quoteFields } from '../fields';
import type { StepProps } from '../stepProps';

/** What the price list cannot say. */
export function NotesStep({ store, settings }: StepProps): ReactNode {
  const { labels, hints } = settings.messages.quote;
  const field = bindFields(useStore(store), quoteFields, labels, settings);
  return <TextArea {...field('notes', hints.notes)} rows={6} />;
}
