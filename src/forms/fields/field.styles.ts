import { css } from '../../style/emotion';
import { space, token } from '../../style/tokens';

export const field = css`
  display: flex;
  flex-direction: column;
  gap: ${space('6px')};
`;

export const label = css`
  font-weight: 600;
`;

export const asterisk = css`
  color: ${token('color-error')};
`;

export const hint = css`
  font-size: 0.875em;
  color: ${token('color-ink-soft')};
`;

export const notice = css`
  padding: 10px 14px;
  border-inline-start: 3px solid ${token('color-control')};
  background: ${token('color-ground-soft')};
  font-size: 0.9375em;
`;

export const error = css`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  font-size: 0.875em;
  font-weight: 600;
  color: ${token('color-error')};

  & > svg {
    margin-block-start: 0.2em;
  }
`;

/** 16 px text keeps phones from zooming in; 48 px is a target for any thumb. */
export const control = css`
  inline-size: 100%;
  min-block-size: max(44px, ${space('48px')});
  padding: ${space('11px')} 14px;
  border: 1px solid ${token('color-control')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground')};
  font-size: 1em;
  line-height: 1.5;
  transition: border-color 150ms ease-out;

  &:hover {
    border-color: ${token('color-ink')};
  }

  &:focus-visible {
    outline: 3px solid ${token('color-focus')};
    outline-offset: 0;
    border-color: ${token('color-focus')};
  }

  &[aria-invalid='true'] {
    border-color: ${token('color-error')};
    box-shadow: inset 0 0 0 1px ${token('color-error')};
  }
`;

/** In a narrow container two lines, and more as they are filled, in browsers that can. */
export const textArea = css`
  resize: vertical;

  @container (max-width: 439.98px) {
    field-sizing: content;
    min-block-size: calc(3em + 24px);
  }
`;

export const selectFrame = css`
  position: relative;

  & > select {
    appearance: none;
    padding-inline-end: 44px;
    cursor: pointer;
  }

  & > svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: 14px;
    translate: 0 -50%;
    pointer-events: none;
    color: ${token('color-ink-soft')};
  }
`;
