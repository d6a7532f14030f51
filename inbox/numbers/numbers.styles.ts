import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

export const choices = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 240px));
  gap: 16px;
  margin-block-end: 20px;
`;

export const note = css`
  margin-block-end: 16px;
  padding: 12px 16px;
  border-inline-start: 4px solid ${token('color-control')};
  background: ${token('color-ground-soft')};
`;

export const figures = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: 16px;
`;

const panel = `
  padding: 16px 20px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-ground')};

  & > h2 {
    font-size: 1.0625em;
    font-weight: 650;
  }
`;

export const figure = css`
  ${panel}

  & strong {
    font-size: 2.25em;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

export { quiet } from '../../webapp/layout.styles';

export const bars = css`
  display: flex;
  align-items: stretch;
  gap: 3px;
  block-size: 72px;
  margin-block-start: 12px;

  & > li {
    flex: 1;
    min-inline-size: 2px;
  }

  & svg {
    inline-size: 100%;
    block-size: 100%;
    fill: ${token('color-done')};
  }

  @media (forced-colors: active) {
    & svg {
      fill: CanvasText;
    }
  }
`;

export const funnel = css`
  ${panel}

  margin-block-start: 16px;

  & > ol {
    display: grid;
    gap: 10px;
    margin-block-start: 12px;
  }

  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 16px;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  & meter {
    grid-column: 1 / -1;
    inline-size: 100%;
    block-size: 12px;
  }
`;

export const table = css`
  inline-size: 100%;
  margin-block: 24px 16px;
  border-collapse: collapse;

  & > caption {
    margin-block-end: 8px;
    font-size: 1.0625em;
    font-weight: 650;
    text-align: start;
  }

  & :is(th, td) {
    padding: 10px 12px;
    border-block-end: 1px solid ${token('color-line')};
    font-weight: inherit;
    text-align: start;
    overflow-wrap: anywhere;
  }

  & thead th {
    font-weight: 600;
    overflow-wrap: normal;
  }

  & :is(td, thead th:not(:first-child)) {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;
