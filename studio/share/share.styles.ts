import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

export const problem = css`
  display: grid;
  box-sizing: border-box;
  gap: 16px;
  padding: 24px;
`;

/** A file's name may be one long word. */
export const download = css`
  overflow-wrap: anywhere;
`;

export const received = css`
  display: grid;
  gap: 16px;
  min-inline-size: 0;
  padding: clamp(16px, 2vw, 24px);
  border-radius: ${token('radius-card')};
  background: ${token('color-ground-soft')};

  & > h2 {
    outline: none;
  }
`;

export const facts = css`
  display: grid;
  gap: 8px;

  & > div {
    display: grid;
    grid-template-columns: 120px minmax(0, 1fr);
    gap: 12px;
  }

  & dt {
    color: ${token('color-ink-soft')};
  }

  & dd {
    max-block-size: 6em;
    overflow: hidden auto;
    overflow-wrap: anywhere;
  }

  @media (max-width: 560px) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
`;
