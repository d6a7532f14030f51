import { type ReactNode, type Ref, useRef } from 'react';
import { useStore } from 'zustand';
import { FormTextField } from '../../../forms/FormControls';
import { Checkbox } from '../../../forms/fields/Checkbox';
import { FormError } from '../../../forms/fields/FormError';
import * as fieldStyles from '../../../forms/fields/field.styles';
import { changedTexts, isShownField } from '../../../forms/ownFields';
import { TimeField } from '../../../forms/slots/TimeField';
import { useLazyModule } from '../../../ui/base/useLazyModule';
import { usePicked } from '../../../ui/base/usePicked';
import { Button } from '../../../ui/controls/Button';
import { TextButton } from '../../../ui/controls/TextButton';
import { PrintQuoteButton } from '../PrintQuoteButton';
import { formOf, type StepProps } from '../stepProps';
import * as styles from './signature.styles';

/** Approval and signature: the only two things that are required. */
export function SignatureStep(props: StepProps): ReactNode {
  const { selected, approved, approve, status, unprompted, invalidAttempts, padOpen, openPad, printedDraft } =
    usePicked(
      props.store,
      'selected',
      'approved',
      'approve',
      'status',
      'unprompted',
      'invalidAttempts',
      'padOpen',
      'openPad',
      'printedDraft',
    );
  const { settings } = props;
  const { quote: messages } = settings.messages;
  const { quote: changes } = settings.facts.fields;
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
      <PrintQuoteButton kind="text" quote={printedDraft} settings={settings} />
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
      {isShownField(changes, 'signature') && (
        <div className={styles.signature}>
          <FormTextField
            form={formOf(props)}
            name="signature"
            hint={changedTexts(messages.hints, changes, 'hint').signature}
            required
            autoComplete="name"
            enterKeyHint="send"
          />
          <Script {...props} />
        </div>
      )}
      {!isShownField(changes, 'signature') ? null : padOpen ? (
        <Drawing {...props} ref={takeFocus} onRemove={() => togglePad(false)} />
      ) : (
        <TextButton ref={takeFocus} onPress={() => togglePad(true)}>
          {messages.draw}
        </TextButton>
      )}
      <TimeField kind="quote" services={selected} store={props.store} settings={settings} />
      {status === 'error' && (
        <FormError messages={messages} phone={settings.facts.company.phone} quiet={unprompted} />
      )}
    </>
  );
}

/** What is typed, as a signature looks. */
function Script({ store }: StepProps): ReactNode {
  const signature = useStore(store, ({ fields }) => fields.signature);
  return (
    signature.trim() !== '' && (
      <p className={styles.script} aria-hidden="true">
        {signature}
      </p>
    )
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
  const { drawing, draw } = usePicked(store, 'drawing', 'draw');
  const { quote: messages } = settings.messages;
  const module = useLazyModule(loadPad);
  return (
    <fieldset ref={ref} className={styles.drawing} tabIndex={-1} aria-describedby="drawingHint">
      <legend className={fieldStyles.label}>{messages.drawing}</legend>
      {module ? (
        <module.DrawingPad drawing={drawing} onDraw={draw} />
      ) : (
        <p className={styles.loading}>{messages.drawingLoading}</p>
      )}
      <p id="drawingHint" className={fieldStyles.hint}>
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
