import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

export const topic = css`
  margin-block: 8px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-ground')};

  & > summary {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: 16px;
    font-weight: 600;
    cursor: pointer;
  }

  & > div {
    margin: 0 16px 16px;
  }
`;

/** Stays in view below a long list, above the menu of a phone. */
export const publish = css`
  position: sticky;
  inset-block-end: 0;
  padding-block: 12px;
  background: ${token('color-page')};

  @media (max-width: 600px) {
    inset-block-end: calc(68px + env(safe-area-inset-bottom));
  }
`;

export const entries = css`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    justify-content: space-between;
    padding-block: 8px;
    border-block-start: 1px solid ${token('color-line')};
  }
`;

export const newEntry = css`
  margin: 16px 0 0;
  padding: 16px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};

  & > legend {
    padding-inline: 4px;
    font-weight: 600;
  }

  & > div + div {
    margin-block-start: 16px;
  }
`;
