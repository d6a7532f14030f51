import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';
import { menuLink } from '../../webapp/layout.styles';

export const frame = css`
  display: grid;
  grid-template: 'head main' minmax(100dvh, auto) / 240px minmax(0, 1fr);
  background: ${token('color-ground')};

  @media (max-width: 900px) {
    grid-template: 'head' auto 'main' 1fr / minmax(0, 1fr);
  }
`;

export const head = css`
  grid-area: head;
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  align-self: start;
  display: flex;
  flex-direction: column;
  gap: 24px;
  block-size: 100dvh;
  padding: 24px 16px;
  border-inline-end: 1px solid ${token('color-line')};
  background: ${token('color-ground-soft')};

  @media (max-width: 900px) {
    position: static;
    block-size: auto;
    gap: 8px;
    padding: 8px 16px;
    border-inline-end: 0;
    border-block-end: 1px solid ${token('color-line')};
  }
`;

export const brand = css`
  padding-inline: 12px;
  font-family: ${token('font-heading')};
  font-size: 1.25em;
  font-weight: 700;

  & > a {
    text-decoration: none;
  }

  @media (max-width: 900px) {
    display: none;
  }
`;

export const menu = css`
  display: flex;
  flex-direction: column;
  gap: 4px;

  & > a {
    ${menuLink}
    white-space: nowrap;
  }

  & > a:hover {
    background: ${token('color-ground')};
  }

  & > a[aria-current] {
    font-weight: 600;
    color: ${token('color-on-dark')};
    background: ${token('color-dark')};
  }

  /* In one line, however narrow. */
  @media (max-width: 900px) {
    flex-direction: row;
    gap: 0;
    overflow-x: auto;
  }
`;

/** The views of one entry of the menu. */
export const beside = css`
  display: flex;
  margin-block-end: 24px;
  border-block-end: 1px solid ${token('color-line')};
  overflow-x: auto;

  & > a {
    ${menuLink}
    flex: none;
    border-radius: 0;
    border-block-end: 3px solid transparent;
  }

  & > a:hover {
    background: ${token('color-ground-soft')};
  }

  & > a[aria-current] {
    font-weight: 600;
    border-block-end-color: ${token('color-dark')};
  }
`;

export const main = css`
  grid-area: main;
  min-inline-size: 0;
  padding: 32px clamp(16px, 3vw, 48px) 64px;
  outline: none;

  /* In narrow widgets, buttons fill a line. Here they are as wide as their words. */
  & [part~='button'] {
    padding-inline: 20px;
  }
`;

export const title = css`
  font-size: clamp(1.75em, 3vw, 2.25em);
`;

export const purpose = css`
  margin-block: 8px 24px;
  color: ${token('color-ink-soft')};
`;
