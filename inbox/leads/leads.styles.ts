import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

export const filters = css`
  display: grid;
  gap: 6px;
  padding: 16px;
`;

const quietLink = `
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  text-decoration: underline;
  cursor: pointer;
`;

export const filterMenu = css`
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }
`;

export const filterMark = css`
  inline-size: 10px;
  block-size: 10px;
  border-radius: 50%;
  background: ${token('color-accent')};
`;

export const filterFields = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: 12px;
  padding-block: 4px 8px;
`;

export const filterLinks = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;

  & > * {
    ${quietLink}
  }
`;

export const status = css`
  padding: 0 16px 8px;
  color: ${token('color-ink-soft')};

  &:empty {
    padding: 0;
  }
`;

export const error = css`
  display: grid;
  gap: 12px;
  justify-items: start;
  margin: 0 16px 16px;
  padding: 16px;
  border: 1px solid ${token('color-error')};
  border-radius: ${token('radius-control')};
  background: ${token('color-error-ground')};
`;

export const row = css`
  display: grid;
  gap: 4px;
  padding: 14px 16px;
  border-block-start: 1px solid ${token('color-line')};
  text-decoration: none;
  outline-offset: -3px;

  &:hover {
    background: ${token('color-ground-soft')};
  }

  &[aria-current] {
    background: ${token('color-ground')};
    box-shadow: inset 4px 0 ${token('color-accent')};
  }
`;

export const rowHead = css`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  min-inline-size: 0;

  & > strong {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 650;
    unicode-bidi: isolate;
  }

  & > time {
    flex: none;
    font-size: 0.875em;
    color: ${token('color-ink-soft')};
  }
`;

export const rowText = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: 0.9375em;
  color: ${token('color-ink-soft')};
  unicode-bidi: isolate;
`;

export const badges = css`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-block-start: 4px;
`;

export const badge = css`
  padding: 1px 9px;
  border: 1px solid ${token('color-line')};
  border-radius: 99px;
  font-size: 0.8125em;
  background: ${token('color-ground')};
  color: ${token('color-ink-soft')};
`;

export const stateBadges = {
  new: css`
    border-color: ${token('color-accent')};
    color: ${token('color-accent')};
    font-weight: 650;
  `,
  called: css`
    border-color: ${token('color-control')};
    color: ${token('color-ink')};
  `,
  booked: css`
    border-color: ${token('color-done')};
    color: ${token('color-done')};
  `,
  won: css`
    border-color: ${token('color-done')};
    background: ${token('color-done')};
    color: ${token('color-ground')};
  `,
  lost: css`
    text-decoration: line-through;
  `,
};

export const more = css`
  padding: 16px;
  text-align: center;
`;
