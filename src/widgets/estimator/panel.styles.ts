import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

/** Above a page's own content, below its dialogs; clear of a phone's home bar. */
export const launch = css`
  position: fixed;
  z-index: 90;
  inset-block-end: max(16px, env(safe-area-inset-bottom));
  inset-inline-end: 16px;
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-block-size: 56px;
  padding: 12px 22px 12px 18px;
  border: 1px solid transparent;
  border-radius: 28px;
  background: ${token('color-done')};
  color: ${token('color-ground')};
  font-weight: 650;
  line-height: 1.2;
  box-shadow: ${token('shadow')};
  cursor: pointer;
  transition:
    opacity 150ms ease-out,
    visibility 150ms;

  &[data-covering] {
    visibility: hidden;
    opacity: 0;
  }

  &[aria-busy='true'] {
    cursor: progress;
    opacity: 0.75;
  }
`;

export const head = css`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 8px 8px 8px 20px;
  border-block-end: 1px solid ${token('color-line')};
  background: ${token('color-ground')};
`;

export const title = css`
  font-size: 1.0625em;
  font-weight: 650;
`;

export const close = css`
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;

  &:hover {
    background: ${token('color-ground-soft')};
  }
`;

export const body = css`
  padding: 20px 20px 32px;
`;
