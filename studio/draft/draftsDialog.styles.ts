import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

/** As high as the dialog, so that a file can be dropped everywhere. */
export const content = css`
  min-block-size: 100%;
`;

export const body = css`
  display: grid;
  gap: 20px;
  padding: 20px;

  @container (min-width: 560px) {
    padding: 24px 40px 32px;
  }
`;

export const failure = css`
  font-weight: 600;
  color: ${token('color-error')};

  &:empty {
    display: none;
  }
`;

export const list = css`
  display: grid;
`;

export const entry = css`
  display: flex;
  gap: 4px;
  align-items: center;
  min-block-size: 64px;
  border-block-end: 1px solid ${token('color-line')};

  &:first-child {
    border-block-start: 1px solid ${token('color-line')};
  }
`;

export const open = css`
  flex: 1;
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  padding: 8px 12px;
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  text-align: start;
  cursor: pointer;

  &:hover,
  &[aria-current] {
    background: ${token('color-ground-soft')};
  }
`;

export const name = css`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const deleted = css`
  flex: 1;
  min-inline-size: 0;
  padding-inline: 12px;
  color: ${token('color-ink-soft')};
  overflow-wrap: anywhere;
`;
