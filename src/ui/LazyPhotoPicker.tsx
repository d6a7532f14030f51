import type { ComponentProps, ReactNode } from 'react';
import { css } from '../style/emotion';
import type { PhotoPicker } from './PhotoPicker';
import { useCode } from './useCode';

const load = () => import('./PhotoPicker');

/** Begins to fetch the photo picker's code: call it when it is likely to be shown soon. */
export const preloadPhotoPicker = (): void => void load().catch(() => undefined);

/** The photo picker, in code of its own: most visits end without it, and a form can do without photos. */
export function LazyPhotoPicker(props: ComponentProps<typeof PhotoPicker>): ReactNode {
  const { code } = useCode(load);
  return <div className={room}>{code && <code.PhotoPicker {...props} />}</div>;
}

/** As much as the picker needs, so that nothing moves when it arrives. */
const room = css`
  min-block-size: 138px;
`;
