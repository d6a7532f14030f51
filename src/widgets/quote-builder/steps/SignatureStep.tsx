import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Message } from '../../../ui/Message';
import { PhoneText } from '../../../ui/PhoneText';
import { TextButton } from '../../../ui/TextButton';
import { TextField } from '../../../ui/TextField';
import { useCode } from '../../../ui/useCode';
import { missingIn } from '../fields';
import { type StepProps, useFields } from '../useQuote';
import * as styles from './signature.styles';

/** Id of the line that says what is missing. */
export const MISSING = 'missing';

/** Approval and signature: the only two things that are required. */
export function SignatureStep(props: StepProps): ReactNode {
  const state = useStore(props.store);
  const { approved, approve, fields, phase, refusals, padOpen, openPad } = state;
  const { company } = props.settings.facts;
  const { quote: texts } = props.settings.texts;
  const field = useFields(props);
  const missing = missingIn(state);
  return (
    <>
      <div
        data-missing={approved ? undefined : ''}
        className={refusals > 0 && !approved ? styles.asked : undefined}
      >
        <Checkbox name="approved" checked={approved} onChange={approve}>
          {texts.approve}
        </Checkbox>
      </div>
      <div className={styles.signature}>
        <TextField {...field('signature', texts.hints.signature)} required autoComplete="name" />
        {fields.signature.trim() !== '' && (
          <p className={styles.script} aria-hidden="true">
            {fields.signature}
          </p>
        )}
      </div>
      {padOpen ? <Drawing {...props} /> : <TextButton onPress={() => openPad(true)}>{texts.draw}</TextButton>}
      {phase === 'error' && (
        <Message kind="error">
          <PhoneText text={texts.error} phone={company.phone} without={texts.errorWithoutPhone} />
        </Message>
      )}
      <p id={MISSING} className={styles.missing} aria-live="polite">
        {missing && texts.missing[missing]}
      </p>
    </>
  );
}

const loadPad = () => import('../DrawingPad');

/** The drawing area, in code of its own: most people only type. */
function Drawing(props: StepProps): ReactNode {
  const { drawing, draw, openPad } = useStore(props.store);
  const { quote: texts } = props.settings.texts;
  const { code } = useCode(loadPad);
  return (
    <div className={styles.drawing}>
      <p className={styles.label}>{texts.drawing}</p>
      {code ? (
        <code.DrawingPad drawing={drawing} onDraw={draw} label={texts.drawing} describedBy="drawingHint" />
      ) : (
        <p className={styles.loading}>{texts.drawingLoading}</p>
      )}
      <p id="drawingHint" className={styles.hint}>
        {texts.drawingHint}
      </p>
      <div className={styles.tools}>
        <Button type="button" kind="secondary" onPress={() => draw(undefined)}>
          {texts.clearDrawing}
        </Button>
        <Button type="button" kind="secondary" onPress={() => openPad(false)}>
          {texts.removeDrawing}
        </Button>
      </div>
    </div>
  );
}
