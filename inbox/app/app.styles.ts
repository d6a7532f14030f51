import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

export const app = css`
  min-block-size: 100dvh;
  background: ${token('color-page')};

  /* In narrow widgets, buttons fill a line. Here they are as wide as their words. */
  & [part~='button'] {
    min-block-size: 44px;
    padding: 8px 18px;
    font-size: 1em;
  }
`;

export const start = css`
  display: grid;
  gap: 16px;
  place-content: center;
  justify-items: center;
  min-block-size: 100dvh;
  padding: 24px;
  text-align: center;
`;

export const frame = css`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;

  @media (max-width: 600px) {
    padding-block-end: calc(68px + env(safe-area-inset-bottom));
  }
`;

export const head = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: max(6px, env(safe-area-inset-top)) 12px 6px;
  background: ${token('color-dark')};
  color: ${token('color-on-dark')};
  --_focus: ${token('color-on-dark')};
`;

/** On a phone the menu is below, where the thumb is, and this in its place. */
export const brand = css`
  padding-inline: 8px;
  font-weight: 650;

  @media (min-width: 600.02px) {
    display: none;
  }
`;

export const menu = css`
  display: flex;
  gap: 2px;

  & > a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    padding-inline: 14px;
    border-radius: ${token('radius-control')};
    text-decoration: none;
    font-weight: 550;
    outline-offset: -3px;
  }

  & > a:hover {
    background: ${token('color-dark-line')};
  }

  & > a[aria-current] {
    background: ${token('color-on-dark')};
    color: ${token('color-dark')};
  }

  @media (max-width: 900px) and (min-width: 600.02px) {
    flex-wrap: wrap; /* an owner has more views than a line holds */

    & > a {
      flex-direction: column;
      gap: 1px;
      justify-content: center;
      padding-inline: 9px;
      font-size: 0.8125em;
      white-space: nowrap;
    }
  }

  @media (max-width: 600px) {
    position: fixed;
    inset: auto 0 0;
    z-index: 2;
    display: grid;
    grid-auto-columns: minmax(min-content, 1fr); /* long words take the room that short ones leave */
    grid-auto-flow: column;
    padding: 4px 4px max(4px, env(safe-area-inset-bottom));
    background: ${token('color-dark')};

    & > a {
      flex-direction: column;
      gap: 2px;
      justify-content: center;
      min-block-size: 52px;
      padding-inline: 2px;
      font-size: clamp(0.625rem, 3.2vw, 0.75em);
      line-height: 1.15;
      text-align: center;
    }
  }
`;

/** Views beside each other, of one entry of the menu. */
export const beside = css`
  display: flex;
  gap: 8px;
  margin-block-end: 16px;
  border-block-end: 1px solid ${token('color-line')};

  & > a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: 12px;
    border-block-end: 3px solid transparent;
    color: ${token('color-ink-soft')};
    text-decoration: none;
  }

  & > a[aria-current] {
    border-color: ${token('color-dark')};
    color: ${token('color-ink')};
    font-weight: 650;
  }
`;

export const account = css`
  position: relative;

  & > summary {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 50%;
    list-style: none;
    cursor: pointer;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }
`;

export const accountMenu = css`
  position: absolute;
  inset-inline-end: 0;
  display: grid;
  gap: 12px;
  inline-size: min(300px, 90vw);
  padding: 16px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-ground')};
  color: ${token('color-ink')};
  box-shadow: ${token('shadow')};

  & > a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
  }
`;

export const notice = css`
  padding: 10px 16px;
  background: ${token('color-ground-soft')};
  border-block-end: 1px solid ${token('color-line')};

  &:empty {
    padding: 0;
    border: 0;
  }
`;

/** The list, and beside it the lead that is open; on a phone one of them. */
export const panes = css`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(320px, 420px) minmax(0, 1fr);

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const list = css`
  outline: none;
  border-inline-end: 1px solid ${token('color-line')};

  @media (min-width: 900.02px) {
    position: sticky;
    inset-block-start: 56px;
    block-size: calc(100dvh - 56px);
    overflow-y: auto;
  }
`;

export const detail = css`
  min-inline-size: 0;
  padding: 20px clamp(16px, 3vw, 40px) 64px;
  outline: none;
  background: ${token('color-ground')};

  @media (max-width: 900px) {
    display: none;
  }
`;

export const isLeadOpen = css`
  @media (max-width: 900px) {
    & > section:first-child {
      display: none;
    }

    & > section:last-child {
      display: block;
    }
  }
`;

export const empty = css`
  display: grid;
  place-content: center;
  min-block-size: 50dvh;
  color: ${token('color-ink-soft')};
`;

export const page = css`
  inline-size: 100%;
  max-inline-size: 860px;
  margin-inline: auto;
  padding: 24px 16px 64px;
  outline: none;

  /* A week needs more room than what is read line by line. */
  &:has([data-wide]) {
    max-inline-size: 1352px;
  }
`;

export const title = css`
  margin-block-end: 12px;
  font-size: 1.75em;
`;
