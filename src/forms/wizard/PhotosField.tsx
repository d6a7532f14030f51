import type { ComponentProps, ReactNode } from 'react';
import { fillText } from '../../domain/fillText';
import { cx } from '../../style/cx';
import { css } from '../../style/emotion';
import { space, token } from '../../style/tokens';
import { useLazyModule } from '../../ui/base/useLazyModule';
import { Field } from '../fields/Field';
import type { PhotoPicker } from '../photos/PhotoPicker';
import { maxFileBytes } from '../photos/photo';

const loadPicker = () => import('../photos/PhotoPicker');

/** Loads the photo picker's code, after what is being rendered. Call it when the picker is likely to be shown soon. */
export const preloadPhotoPicker = (): void => void setTimeout(() => loadPicker().catch(() => undefined));

type PickerProps = ComponentProps<typeof PhotoPicker>;

interface PhotosFieldProps extends PickerProps {
  /** Shown below: photos that were chosen are gone. */
  lost?: string | undefined;
}

/** The photo picker, in a chunk of its own: most visitors leave before it, and a form can do without photos. */
export function PhotosField({ lost, ...picker }: PhotosFieldProps): ReactNode {
  const module = useLazyModule(loadPicker);
  return (
    <>
      {module ? <module.PhotoPicker {...picker} /> : <ComingPicker {...picker} />}
      {lost && <p className={lostNote}>{lost}</p>}
    </>
  );
}

/** As high as the picker, whose words may break into any number of lines, so that nothing moves when it appears. */
function ComingPicker({ messages, limit, camera }: PickerProps): ReactNode {
  const { label, hint, tip } = messages;
  return (
    <div className={coming}>
      <Field label={label} hint={fillText(hint, { limit, size: maxFileBytes / 1024 / 1024 })}>
        {() => (
          <>
            {tip && <p className={comingTip}>{tip}</p>}
            {camera && <div className={cx(comingArea, comingCamera)} />}
            <div className={comingArea} />
          </>
        )}
      </Field>
    </div>
  );
}

const coming = css`
  visibility: hidden;
`;
/** As `photoPicker.styles.ts` has it; two drawings of 20 px stand before the text. */
const comingTip = css`
  margin-block-end: 4px;
  padding-inline-start: 56px;
  font-size: 0.9375em;
`;
const comingArea = css`
  min-block-size: max(44px, ${space('72px')});
`;
const comingCamera = css`
  display: none;
  margin-block-end: 8px;

  @media (pointer: coarse) {
    display: block;
  }
`;

const lostNote = css`
  margin-block-start: 8px;
  font-size: 0.9375em;
  color: ${token('color-ink-soft')};
`;
