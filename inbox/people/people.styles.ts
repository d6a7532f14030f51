import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

export { form, made, section, token as secret } from '../programs/programs.styles';

/** What can be done with somebody, folded away. */
export const changes = css`
  & > summary {
    min-block-size: 44px;
    align-content: center;
    text-decoration: underline;
    cursor: pointer;
  }

  & > div {
    display: grid;
    gap: 12px;
    max-inline-size: 560px;
    padding-block: 8px;
  }
`;

export const firms = css`
  display: grid;
  gap: 4px;
  min-inline-size: 0;

  & > legend {
    margin-block-end: 4px;
    font-weight: 600;
  }

  & > div {
    max-block-size: 320px;
    overflow-y: auto;
  }
`;

export const firmsWrong = css`
  color: ${token('color-error')};
`;

/** Whether something is switched on. */
export const stands = css`
  margin-block-end: 12px;
`;

export const qrCode = css`
  max-inline-size: 100%;
  block-size: auto;
  border-radius: ${token('radius-control')};
`;

export const codes = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: 4px 20px;
  margin-block-end: 16px;
  padding: 12px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground-soft')};
  font-family: monospace;
  font-size: 1.0625rem;
  user-select: all;
  -webkit-user-select: all;
`;
