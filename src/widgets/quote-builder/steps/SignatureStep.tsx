import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { bindFields } from '../../../forms/bindFields';
import { useLazyModule } from '../../../ui/base/useLazyModule';
import { preloadAfterwards } from '../../../ui/form/Afterwards';
import { Button } from '../../../ui/form/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { FormError } from '../../../ui/form/FormError';
import { TextField } from '../../../ui/form/TextField';
import { TextButton } from '../../../ui/wizard/TextButton';
import { quoteFields } from '../fields';
import { PrintQuoteButton } from '../PrintQuoteButton';
import type { StepProps } from '../stepProps';
import * as styles from './signature.styles';

/** Approval and signature: the only two things that are required. */
export function SignatureStep(props: StepProps): ReactNode {
  const state = useStore(props.store);
  const { approved, approve, fields, status, invalidAttempts, padOpen, openPad } = state;
  const { settings } = props;
  const { quote: messages } = settings.messages;
  const field = bindFields(state, quoteFields, messages.labels, settings);
  useEffect(preloadAfterwards, []);
  const toggled = useRef(false);
  /** The one takes the place of the other, and the focus. */
  const takeFocus = (element: HTMLElement | null) => {
    if (!element || !toggled.current) return;
    toggled.current = false;
    element.focus();
  };
  const togglePad = (open: boolean) => {
    toggled.current = true;
    openPad(open);
  };
  return (
    <>
      <PrintQuoteButton
        kind="text"
        quote={() => ({ lead: state.draftLead(), at: new Date().toISOString(), isSent: false })}
        settings={settings}
      />
      <div
        data-missing={approved ? undefined : ''}
        className={invalidAttempts > 0 && !approved ? styles.unapproved : undefined}
      >
        <Checkbox
          name="approved"
          checked={approved}
          onChange={approve}
          required
          invalid={invalidAttempts > 0 && !approved}
        >
          {messages.approve}
        </Checkbox>
      </div>
      <div className={styles.signature}>
        <TextField {...field('signature', messages.hints.signature)} required autoComplete="name" />
        {fields.signature.trim() !== '' && (
          <p className={styles.script} aria-hidden="true">
            {fields.signature}
          </p>
        )}
      </div>
      {padOpen ? (
        <Drawing {...props} ref={takeFocus} onRemove={() => togglePad(false)} />
      ) : (
        <TextButton ref={takeFocus} onPress={() => togglePad(true)}>
          {messages.draw}
        </TextButton>
      )}
      {status === 'error' && (
        <FormError messages={messages} phone={settings.facts.company.phone} quiet={state.late} />
      )}
    </>
  );
}

const loadPad = () => import('../DrawingPad');

/** The drawing area, in a chunk of its own: most people only type. */
function Drawing({
  ref,
  onRemove,
  store,
  settings,
}: StepProps & { ref: Ref<HTMLFieldSetElement>; onRemove: () => void }): ReactNode {
  const { drawing, draw } = useStore(store);
  const { quote: messages } = settings.messages;
  const module = useLazyModule(loadPad);
  return (
    <fieldset ref={ref} className={styles.drawing} tabIndex={-1} aria-describedby="drawingHint">
      <legend className={styles.label}>{messages.drawing}</legend>
      {module ? (
        <module.DrawingPad drawing={drawing} onDraw={draw} />
      ) : (
        <p className={styles.loading}>{messages.drawingLoading}</p>
      )}
      <p id="drawingHint" className={styles.hint}>
        {messages.drawingHint}
      </p>
      <div className={styles.tools}>
        <Button type="button" kind="secondary" onPress={() => draw(undefined)}>
          {messages.clearDrawing}
        </Button>
        <Button type="button" kind="secondary" onPress={onRemove}>
          {messages.removeDrawing}
        </Button>
      </div>
    </fieldset>
  );
}
