import { useStore } from 'zustand';
import { describeField } from '../../ui/describeField';
import type { AuditWizardProps } from './AuditWizard';
import { fieldRules, type TextName } from './request';

/** @returns what the field of a name needs: its label, value, hint and error. */
export function useTextField({ store, settings }: AuditWizardProps) {
  const { texts: typed, problems, setText } = useStore(store);
  const { audit, form } = settings.texts;
  return (name: TextName, hint?: string) => ({
    name,
    label: audit.labels[name],
    value: typed[name],
    onValue: (value: string) => setText(name, value),
    ...describeField({
      value: typed[name],
      limit: fieldRules[name].limit,
      problem: problems[name],
      hint,
      texts: form,
      lang: settings.lang,
    }),
  });
}
