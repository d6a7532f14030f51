import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

/** The frame around a widget in the page. `contain` limits the layout work of a change inside to this widget. */
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
