import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

const code = `
  font-family: ui-monospace, monospace;
  font-size: 0.9375em;
  overflow-wrap: anywhere;
`;

/** Source reads as code, in a size that phones do not zoom into. */
export const source = css`
  & textarea {
    font-family: ui-monospace, monospace;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

export const long = css`
  display: grid;
  gap: 12px;
  justify-items: start;
  padding: 16px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};
`;

export const summary = css`
  font-size: 1.25em;
  text-wrap: balance;
  outline: none;
`;

export const subject = css`
  color: ${token('color-ink-soft')};
  ${code}
`;

export const group = css`
  display: grid;
  gap: 12px;
`;

export const groupHeading = css`
  font-size: 1em;
`;

export const findings = css`
  display: grid;
  gap: 12px;
`;

export const finding = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  padding: 14px 16px;
  border-radius: ${token('radius-control')};
  background: ${token('color-ground-soft')};

  & > svg {
    margin-block-start: 2px;
    color: ${token('color-ink-soft')};
  }

  &[data-severity='error'] {
    background: ${token('color-error-ground')};
  }

  &[data-severity='error'] > svg {
    color: ${token('color-error')};
  }
`;

export const said = css`
  display: grid;
  gap: 4px;
  overflow-wrap: anywhere;
`;

export const what = css`
  font-weight: 600;
`;

export const where = css`
  font-size: 0.9375em;
  color: ${token('color-ink-soft')};

  & > code {
    margin-inline-start: 4px;
    color: ${token('color-ink')};
    ${code}
  }
`;

export const right = css`
  display: grid;
  gap: 8px;
  margin-block-start: 12px;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 12px;
  }

  & svg {
    margin-block-start: 2px;
    color: ${token('color-done')};
  }
`;

export const unseenHeading = css`
  padding-block-start: 16px;
  border-block-start: 1px solid ${token('color-line')};
  font-size: 1em;
`;

export const unseen = css`
  display: grid;
  gap: 4px;
  padding-inline-start: 20px;
  list-style: disc;
  font-size: 0.9375em;
  color: ${token('color-ink-soft')};
`;

export const steps = css`
  display: grid;
  gap: 8px;
  padding-inline-start: 24px;
  list-style: decimal;
`;

export const link = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
`;
