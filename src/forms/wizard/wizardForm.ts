import type { ConsentRecord } from '../fields/ConsentCheckbox';
import type { FormState, FormStore } from '../formState';

/** While a form's lead is being sent, and afterwards, the form stays as it was sent. */
export const isLocked = ({ status }: Pick<FormState<string>, 'status'>): boolean =>
  status === 'submitting' || status === 'queued' || status === 'sent';

/** What every form does alike. @param lead as far as it is filled in */
export const commonActions = <Field extends string, Lead extends object>(
  { get, set }: FormStore<Field>,
  lead: () => Lead,
) => ({
  allowContact: (mayContact: ConsentRecord | undefined) => set({ mayContact }),
  dismissNotice: () => set({ notice: undefined }),
  partialLead() {
    const { mayContact } = get();
    return mayContact && { ...lead(), mayContact };
  },
});
