import { css } from '../../style/emotion';
import { space, token } from '../../style/tokens';

export const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-block-size: max(44px, ${space('52px')});
  padding: ${space('12px')} 28px;
  border: 1px solid transparent;
  border-radius: ${token('radius-control')};
  font-weight: 650;
  font-size: 1.0625em;
  line-height: 1.3;
  cursor: pointer;
  transition:
    background-color 150ms ease-out,
    border-color 150ms ease-out;

  /* On a small phone the longer text of a busy button stays in one line, so that it shifts no layout. */
  @container (max-width: 400px) {
    padding-inline: 8px;
    font-size: 1em;

    &[type='submit'] > svg {
      display: none;
    }
  }

  @media print {
    && {
      border-color: ${token('color-control')};
      background: none;
      color: ${token('color-ink')};
    }
  }
`;

export const primary = css`
  background: ${token('color-accent')};
  color: ${token('color-on-accent')};

  &:hover,
  &:active {
    background: ${token('color-accent-strong')};
  }
`;

export const secondary = css`
  border-color: ${token('color-control')};
  background: ${token('color-ground')};
  color: ${token('color-ink')};

  &:hover,
  &:active {
    border-color: ${token('color-ink')};
    background: ${token('color-ground-soft')};
  }
`;

export const unavailable = css`
  && {
    border: 1px dashed ${token('color-control')};
    background: ${token('color-ground-soft')};
    color: ${token('color-ink-soft')};
    cursor: default;
  }
`;
