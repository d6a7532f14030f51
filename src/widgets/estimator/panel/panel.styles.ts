import { css } from '../../../style/emotion';

/** As high as the panel, so that the buttons of every step stand at its end. */
export const frame = css`
  display: flex;
  flex-direction: column;
  min-block-size: 100%;
`;

export const body = css`
  flex: 1;
  display: flex;
  flex-direction: column;
  padding: 20px 20px 0;

  /* The step fills what the progress and the heading leave. */
  & > * {
    flex: 1 0 auto;
    grid-template-rows: auto auto 1fr;
    align-content: start;
    padding-block-end: 32px;
  }

  & > :has(> form > :last-child button[type='submit']) {
    padding-block-end: 0;
  }

  & form {
    grid-template-rows: 1fr auto;
  }

  @container (min-width: 560px) {
    padding-inline: 40px;
  }
`;
