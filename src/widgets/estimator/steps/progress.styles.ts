import { css } from '../../../style/emotion';
import { token } from '../../../style/tokens';
import { hiddenRules } from '../../../ui/base/visuallyHidden';

/** Where there is room, each part of the bar bears its step's label. */
const roomy = '@container (min-width: 560px)';

export const progress = css`
  position: relative;
  display: grid;
  gap: 8px;
  font-size: 0.875em;
  color: ${token('color-ink-soft')};
  font-variant-numeric: tabular-nums;

  & strong {
    font-weight: 650;
    color: ${token('color-ink')};
  }
`;

export const position = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;

  ${roomy} {
    ${hiddenRules}
  }
`;

export const bar = css`
  display: flex;
  gap: 6px;
`;

export const segment = css`
  flex: 1;
  min-inline-size: 0;
  padding: 0;
  text-align: start;
  color: inherit;

  &::before {
    content: '';
    display: block;
    block-size: 6px;
    border-radius: 3px;
    background: ${token('color-line')};
  }
`;

export const label = css`
  display: none;
  margin-block-start: 6px;
  line-height: 1.5;

  ${roomy} {
    display: block;
  }
`;

export const done = css`
  &::before {
    background: ${token('color-done')};

    @media (forced-colors: active) {
      background: Highlight;
    }
  }
`;

export const ahead = css`
  &::before {
    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`;

export const current = css`
  font-weight: 650;
  color: ${token('color-ink')};
`;

/** As high as a finger wants it: it reaches over what lies above and below the bar. */
export const press = css`
  margin-block: -19px;
  padding-block: 19px;
  border: 0;
  border-radius: 3px;
  background: none;
  font: inherit;
  cursor: pointer;

  ${roomy} {
    margin-block: -6px;
    padding-block: 6px;
  }

  @media (forced-colors: active) {
    & > span {
      text-decoration: underline;
    }
  }

  &:hover::before {
    box-shadow: 0 0 0 2px ${token('color-done')};
  }

  &:hover > span {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
