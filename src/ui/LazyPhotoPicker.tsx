import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { css } from '../style/emotion';
import type { PhotoPicker } from './PhotoPicker';

/** Begins to fetch the photo picker's code: call it when it is likely to be shown soon. */
export const preloadPhotoPicker = (): Promise<unknown> => import('./PhotoPicker').catch(() => undefined);

/**
 * The photo picker, in code of its own: most visits end without it. Where that code cannot be had, the form does
 * without photos rather than not at all.
 */
export function LazyPhotoPicker(props: ComponentProps<typeof PhotoPicker>): ReactNode {
  const [Picker, setPicker] = useState<ComponentType<typeof props>>();
  useEffect(() => {
    import('./PhotoPicker').then(
      (module) => setPicker(() => module.PhotoPicker),
      () => undefined,
    );
  }, []);
  return <div className={room}>{Picker && <Picker {...props} />}</div>;
}

/** As much as the picker needs, so that nothing moves when it arrives. */
const room = css`
  min-block-size: 138px;
`;
