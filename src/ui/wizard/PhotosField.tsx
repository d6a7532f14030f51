import type { ComponentProps, ReactNode } from 'react';
import { css } from '../../style/emotion';
import { token } from '../../style/tokens';
import { useLazyModule } from '../base/useLazyModule';
import type { PhotoPicker } from '../photos/PhotoPicker';

const loadPicker = () => import('../photos/PhotoPicker');

/** Loads the photo picker's code, after what is being rendered. Call it when the picker is likely to be shown soon. */
export const preloadPhotoPicker = (): void => void setTimeout(() => loadPicker().catch(() => undefined));

interface PhotosFieldProps extends ComponentProps<typeof PhotoPicker> {
  /** Shown below: photos that were chosen are gone. */
  lost?: string | undefined;
}

/** The photo picker, in a chunk of its own: most visitors leave before it, and a form can do without photos. */
export function PhotosField({ lost, ...picker }: PhotosFieldProps): ReactNode {
  const module = useLazyModule(loadPicker);
  return (
    <>
      <div className={reserved}>{module && <module.PhotoPicker {...picker} />}</div>
      {lost && <p className={lostNote}>{lost}</p>}
    </>
  );
}

/** The picker's height, so that nothing moves when it appears. */
const reserved = css`
  min-block-size: 172px;
`;

const lostNote = css`
  margin-block-start: 8px;
  font-size: 0.9375em;
  color: ${token('color-ink-soft')};
`;
