import { css } from '../../src/style/emotion';

/** A file's name may be one long word. */
export const download = css`
  overflow-wrap: anywhere;
`;
