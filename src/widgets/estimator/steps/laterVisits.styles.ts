import { css } from '../../../style/emotion';
import { space, token } from '../../../style/tokens';

export const visits = css`
  display: grid;
  gap: ${space('8px')};
  inline-size: 100%;
  margin-block-start: ${space('12px')};

  & > ul + :not(ul) {
    margin-block-start: ${space('12px')};
  }
`;

export const later = css`
  font-size: 1.125em;
  color: ${token('color-ink-soft')};

  & > strong {
    font-weight: 650;
    color: ${token('color-ink')};
  }
`;
