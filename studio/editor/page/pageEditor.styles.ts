import { css } from '../../../src/style/emotion';
import { token } from '../../../src/style/tokens';

export const bar = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  align-items: end;

  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const mode = css`
  display: flex;
  gap: 8px;
  align-items: center;
  min-block-size: 48px;
  padding-inline: 16px;
  border: 1px solid ${token('color-control')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground')};
  font-weight: 600;
  cursor: pointer;

  &[aria-pressed='true'] {
    color: ${token('color-on-dark')};
    background: ${token('color-dark')};
  }
`;

export const stage = css`
  position: relative;
`;

export const hovered = css`
  position: absolute;
  outline: 2px solid ${token('color-accent')};
  outline-offset: 2px;
  border-radius: 2px;
  pointer-events: none;
`;

/** Below what was pressed, within the frame's width. */
export const panel = css`
  --panel-width: min(380px, 100%);

  position: absolute;
  inset-inline: clamp(0px, var(--at, 0px), 100% - var(--panel-width)) auto;
  margin: 0;
  color: inherit;
  z-index: 2;
  display: grid;
  gap: 12px;
  inline-size: var(--panel-width);
  padding: 12px 16px 16px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-ground')};
  box-shadow: ${token('shadow')};
`;

export const panelHead = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
`;

export const panelTitle = css`
  font-weight: 600;
  overflow-wrap: anywhere;
`;
