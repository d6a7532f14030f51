import { css } from '../style/emotion';
import { token } from '../style/tokens';

/**
 * The frame around a widget that stands in the page. `contain`: what is typed or wakes in it makes the browser look through
 * this widget alone, not through every other on the page.
 */
export const card = css`
  contain: layout;
  padding: 24px 20px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-ground')};
  box-shadow: ${token('shadow')};

  @container (min-width: 560px) {
    padding: 36px 40px 40px;
  }
`;
