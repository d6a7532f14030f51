import { css } from '../../src/style/emotion';
import { token as design } from '../../src/style/tokens';

export const form = css`
  display: grid;
  gap: 12px;
  max-inline-size: 560px;
  margin-block-end: 28px;
`;

export const section = css`
  margin-block: 40px 12px;
  font-size: 1.25rem;
`;

export const made = css`
  display: grid;
  gap: 8px;

  &:empty {
    display: none;
  }
`;

/** A press selects all of it. */
export const token = css`
  padding: 12px;
  border: 1px solid ${design('color-line')};
  border-radius: ${design('radius-control')};
  background: ${design('color-ground-soft')};
  overflow-wrap: anywhere;
  user-select: all;
  -webkit-user-select: all;
`;
