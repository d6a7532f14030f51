import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

export const frame = css`
  max-inline-size: 860px;
`;

/** What stands in the way, and what to do about it. */
export const note = css`
  display: grid;
  gap: 12px;
  justify-items: start;
  min-inline-size: 0;
  margin-block-start: 16px;
  padding: 16px 18px;
  border-inline-start: 3px solid ${token('color-control')};
  background: ${token('color-ground-soft')};

  & > ol {
    display: grid;
    gap: 12px;
    inline-size: 100%;
    padding-inline-start: 20px;
    list-style: decimal;
  }

  & > ol > li > p {
    margin-block-end: 8px;
  }
`;

export const question = css`
  max-inline-size: min(520px, calc(100vw - 32px));
  padding: clamp(20px, 4vw, 32px);
  border: 0;
  border-radius: ${token('radius-card')};
  color: ${token('color-ink')};
  background: ${token('color-ground')};
  box-shadow: ${token('shadow')};

  &::backdrop {
    background: color-mix(in srgb, ${token('color-ink')} 55%, transparent);
  }
`;

export const history = css`
  margin-block-start: 8px;
  padding-block-start: 20px;
  border-block-start: 1px solid ${token('color-line')};
`;

export const stepBack = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: center;

  & > p {
    flex: 1 1 260px;
  }
`;

export const versions = css`
  display: grid;
`;

export const version = css`
  display: flex;
  gap: 4px 16px;
  align-items: center;
  justify-content: space-between;
  padding-block: 10px;
  border-block-start: 1px solid ${token('color-line')};
  font-variant-numeric: tabular-nums;
`;

export const title = css`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 8px;
`;

export const current = css`
  padding: 2px 10px;
  border-radius: ${token('radius-control')};
  font-size: 0.875em;
  font-weight: 600;
  color: ${token('color-done')};
  background: ${token('color-done-ground')};
  white-space: nowrap;
`;

export const older = css`
  & > summary {
    padding-block: 12px;
    border-block-start: 1px solid ${token('color-line')};
    cursor: pointer;
  }
`;
