import { css } from '../../../style/emotion';
import { space, token } from '../../../style/tokens';

export const scopes = css`
  display: grid;
  gap: ${space('12px')};
`;

export const heading = css`
  font-size: 1.0625em;
  font-weight: 650;
`;

/** A card for each item, as many beside each other as fit. */
export const items = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 250px), 1fr));
  gap: 12px;

  & > li {
    display: grid;
    gap: 6px;
    align-content: start;
    padding: ${space('16px')} ${space('18px')};
    border: 1px solid ${token('color-line')};
    border-radius: ${token('radius-control')};
  }
`;

export const name = css`
  font-weight: 650;
`;

export const not = css`
  margin-block-start: 4px;
  font-size: 0.875em;
  font-weight: 600;
  color: ${token('color-ink-soft')};
`;

export const entries = css`
  display: grid;
  gap: 4px;
  font-size: 0.9375em;

  & > li {
    display: grid;
    grid-template-columns: 18px 1fr;
    gap: 10px;
    overflow-wrap: anywhere;
  }

  & svg {
    margin-block-start: 0.2em;
    color: ${token('color-done')};
  }
`;
