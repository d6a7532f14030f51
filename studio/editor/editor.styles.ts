import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';
import { menuLink } from '../../webapp/layout.styles';

export const menu = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-block-end: 24px;
  padding-block-end: 12px;
  border-block-end: 1px solid ${token('color-line')};

  & > a {
    ${menuLink}
    flex: none;
    gap: 8px;
    white-space: nowrap;
  }

  & > a:hover {
    background: ${token('color-ground-soft')};
  }

  & > a[aria-current] {
    font-weight: 600;
    color: ${token('color-done')};
    background: ${token('color-done-ground')};
  }

  @media (max-width: 900px) {
    flex-wrap: nowrap;
    margin-inline: -16px;
    padding-inline: 16px;
    overflow-x: auto;
  }
`;

export const mistakes = css`
  font-size: 0.875em;
  font-weight: 600;
  color: ${token('color-error')};
`;

export const beside = css`
  display: grid;
  gap: 24px;
  min-inline-size: 0;

  @media (min-width: 1201px) {
    position: sticky;
    inset-block-start: 16px;
    max-block-size: calc(100dvh - 32px);
    overflow-y: auto;
  }
`;

/** The page takes most of the space, the rest stands beside it. */
export const pageFirst = css`
  @media (min-width: 1201px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

export const topic = css`
  min-inline-size: 0;
  padding-block-start: 20px;
  border-block-start: 1px solid ${token('color-line')};
`;

/** Stays in sight while one fills in the form, where the preview is below it. */
export const toPreview = css`
  position: sticky;
  inset-block-end: 16px;
  z-index: 1;
  justify-self: end;
  min-block-size: 44px;
  padding-inline: 20px;
  border: 0;
  border-radius: 999px;
  font-weight: 600;
  color: ${token('color-on-dark')};
  background: ${token('color-dark')};
  box-shadow: ${token('shadow')};
  cursor: pointer;

  @media (min-width: 1201px) {
    display: none;
  }
`;
