import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

export const intro = css`
  margin-block-end: 16px;
  color: ${token('color-ink-soft')};
`;

export const rows = css`
  display: grid;

  & > li {
    display: grid;
    gap: 4px;
    padding-block: 14px;
    border-block-start: 1px solid ${token('color-line')};
    overflow-wrap: anywhere;
  }
`;

export { quiet } from '../../webapp/layout.styles';

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  align-items: center;

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
`;

export const failure = css`
  display: grid;
  gap: 12px;
  justify-items: start;
  color: ${token('color-error')};
`;
