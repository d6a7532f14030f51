import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

export const list = css`
  display: grid;
  gap: 20px;

  @media (max-width: 1200px) {
    grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
    padding-block-start: 12px;
  }
`;

export const group = css`
  padding-inline: 12px;
  margin-block-end: 4px;
  font-size: 0.875em;
  font-weight: 600;
  color: ${token('color-ink-soft')};
`;

export const entry = css`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: 12px;
  border-radius: ${token('radius-control')};
  text-decoration: none;

  &:hover {
    background: ${token('color-ground-soft')};
  }

  &[aria-current] {
    font-weight: 600;
    background: ${token('color-done-ground')};
    box-shadow: inset 3px 0 0 ${token('color-done')};
  }
`;

export const collapsed = css`
  padding: 4px 16px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
`;

export const toggle = css`
  min-block-size: 44px;
  line-height: 44px;
  font-weight: 600;
  cursor: pointer;
`;
