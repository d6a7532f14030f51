import { css } from '../../../style/emotion';
import { token } from '../../../style/tokens';
import { hiddenRules } from '../../../ui/base/visuallyHidden';

/** A phone upright, where button and link are one bar beside the button that scrolls to the top. */
const PHONE = '@media (width < 600px) and (height >= 480px)';
/** A phone on its side: icons alone. */
const SHORT = '@media (height < 480px)';

/** Clear of a phone's home indicator. */
const BOTTOM = 'max(16px, env(safe-area-inset-bottom))';
const BAR = { start: '76px', end: '16px', call: 'calc((100vw - 92px) * 0.34)' };
const ICON = '56px';

const look = `
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-block-size: 56px;
  border: 1px solid transparent;
  font-weight: 650;
  line-height: 1.2;
`;

/** Its start touches the end of the link. */
const JOINED = `
  border-start-start-radius: 0;
  border-end-start-radius: 0;
`;

/** It leaves while the visitor types or scrolls down on a phone. */
const away = `
  visibility: hidden;
  opacity: 0;
  transition:
    opacity 150ms ease-out,
    visibility 150ms;
`;

export const launch = css`
  position: fixed;
  inset-block-end: ${BOTTOM};
  inset-inline-end: 16px;
  ${look}
  padding: 12px 22px 12px 18px;
  border-radius: 28px;
  background: ${token('color-done')};
  color: ${token('color-ground')};
  box-shadow: ${token('shadow')};
  cursor: pointer;
  transition: opacity 150ms ease-out;

  &[data-covering] {
    visibility: hidden;
  }

  ${PHONE} {
    &:has(+ a[href]) {
      inset-inline-start: calc(${BAR.start} + ${BAR.call});
      justify-content: center;
      padding: 6px 10px; /* two lines fit */
      ${JOINED}
    }

    &[data-away] {
      ${away}
    }
  }

  ${SHORT} {
    justify-content: center;
    inline-size: ${ICON};
    padding: 0;

    &:has(+ a[href]) {
      ${JOINED}
    }

    &[data-away] {
      ${away}
    }
  }

  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }
`;

/** The start of the bar: it goes and comes with the button. */
export const call = css`
  position: fixed;
  inset-block-end: ${BOTTOM};
  ${look}
  justify-content: center;
  border-color: ${token('color-done')};
  border-start-start-radius: 28px;
  border-end-start-radius: 28px;
  background: ${token('color-ground')};
  color: ${token('color-done')};
  text-decoration: none;
  transition: opacity 150ms ease-out;

  &:not([href]) {
    display: none;
  }

  @media (width >= 600px) and (height >= 480px) {
    display: none;
  }

  ${PHONE} {
    inset-inline-start: ${BAR.start};
    inline-size: ${BAR.call};
  }

  ${SHORT} {
    inset-inline-end: calc(${BAR.end} + ${ICON});
    inline-size: ${ICON};
  }

  button[data-covering] + & {
    visibility: hidden;
  }

  button[data-away] + & {
    ${away}
  }

  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`;

/** Icons alone have names all the same. */
export const words = css`
  ${SHORT} {
    ${hiddenRules}
  }
`;
