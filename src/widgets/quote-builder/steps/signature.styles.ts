import { css } from '../../../style/emotion';
import { token } from '../../../style/tokens';

export const unapproved = css`
  padding-inline-start: 14px;
  border-inline-start: 3px solid ${token('color-error')};
`;

export const signature = css`
  display: grid;
  gap: 10px;
`;

/** A script typeface of the system, the same as on the print; not where the quote beside it shows it. */
export const script = css`
  display: var(--alone);
  padding: 4px 14px 10px;
  border-block-end: 1px solid ${token('color-control')};
  font:
    1.875em / 1.3 'Snell Roundhand',
    'Segoe Script',
    'Apple Chancery',
    'Brush Script MT',
    cursive;
  overflow-wrap: anywhere;
`;

export const drawing = css`
  display: grid;
  gap: 8px;
`;

/** White in every theme: the drawing is black, as in the lead and on the print. */
export const pad = css`
  inline-size: 100%;
  max-inline-size: 600px;
  aspect-ratio: 3;
  border: 1px solid ${token('color-control')};
  border-radius: ${token('radius-control')};
  background: white;
  cursor: crosshair;
  touch-action: none;
  forced-color-adjust: none;
`;

export const loading = css`
  max-inline-size: 600px;
  aspect-ratio: 3;
  padding: 16px;
  border: 1px dashed ${token('color-control')};
  border-radius: ${token('radius-control')};
  color: ${token('color-ink-soft')};
`;

export const tools = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
