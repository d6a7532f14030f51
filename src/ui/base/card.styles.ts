import { css } from '../../style/emotion';
import { space, token } from '../../style/tokens';

/** The frame around a widget in the page. `contain` limits the layout work of a change inside to this widget. */
export const card = css`
  contain: layout;
  padding: ${space('24px')} ${space('20px')};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-ground')};
  box-shadow: ${token('shadow')};

  @container (min-width: 560px) {
    padding: ${space('36px')} ${space('40px')} ${space('40px')};
  }
`;
