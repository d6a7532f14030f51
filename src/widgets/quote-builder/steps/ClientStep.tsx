import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { AgreeBox } from '../../../ui/AgreeBox';
import * as stepStyles from '../../../ui/step.styles';
import { TextArea } from '../../../ui/TextArea';
import { TextField } from '../../../ui/TextField';
import { type StepProps, useFields } from '../useQuote';

/** Who the quote is for. Nothing is required. */
export function ClientStep(props: StepProps): ReactNode {
  const field = useFields(props);
  const { mayContact, allowContact } = useStore(props.store);
  const { quote, form } = props.settings.texts;
  return (
    <div className={stepStyles.fields}>
      <TextField {...field('clientName')} autoComplete="name" />
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
      <div className={stepStyles.wide}>
        <TextField {...field('email')} type="email" autoComplete="email" />
      </div>
      <div className={stepStyles.wide}>
        <TextArea {...field('address', quote.hints.address)} rows={2} autoComplete="street-address" />
      </div>
      {props.settings.abandoned && (
        <div className={stepStyles.wide}>
          <AgreeBox name="mayContact" text={form.mayContact} agreement={mayContact} onAgree={allowContact} />
        </div>
      )}
    </div>
  );
}
