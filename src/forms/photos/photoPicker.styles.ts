import { css } from '../../style/emotion';
import { space, token } from '../../style/tokens';

/** All of it can be pressed: the file input covers it, transparent. */
export const area = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px 10px;
  min-block-size: max(44px, ${space('72px')});
  padding: ${space('16px')};
  border: 1px dashed ${token('color-control')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground')};
  color: ${token('color-done')};
  text-align: center;
  transition:
    background-color 150ms ease-out,
    border-color 150ms ease-out;

  &:hover {
    border-color: ${token('color-ink')};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${token('color-focus')};
    outline-offset: 0;
    border-color: ${token('color-focus')};
  }
`;

/** Only where there is one: a desktop would open its files a second time. */
export const camera = css`
  display: none;
  margin-block-end: 8px;

  @media (pointer: coarse) {
    display: flex;
  }
`;

export const tip = css`
  display: flex;
  gap: 8px;
  align-items: center;
  margin-block-end: 4px;
  color: ${token('color-ink-soft')};
  font-size: 0.9375em;

  & > svg {
    flex: none;
    color: ${token('color-done')};
  }
`;

/** The limit is reached. It still takes files, to refuse them by name. */
export const full = css`
  color: ${token('color-ink-soft')};
`;

/** While files are held over it. */
export const target = css`
  border-style: solid;
  border-color: ${token('color-done')};
  background: ${token('color-done-ground')};
`;

export const input = css`
  &::file-selector-button {
    cursor: pointer;
  }
`;

export const button = css`
  font-weight: 650;
`;

/** Only where there is a mouse to drop with. */
export const drop = css`
  color: ${token('color-ink-soft')};

  @media not ((hover: hover) and (pointer: fine)) {
    display: none;
  }
`;

export const refusals = css`
  display: flex;
  gap: 10px;
  align-items: flex-start;
  margin-block-start: 12px;
  padding: 12px 14px;
  border: 1px solid ${token('color-error')};
  border-radius: ${token('radius-control')};
  background: ${token('color-error-ground')};
  color: ${token('color-error')};

  & > ul {
    display: grid;
    gap: 6px;
    color: ${token('color-ink')};
    font-size: 0.9375em;
    overflow-wrap: anywhere;
  }
`;

export const count = css`
  font-size: 0.875em;
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  &:not(:empty) {
    margin-block-start: 14px;
  }
`;
