import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';
import { hiddenRules } from '../../src/ui/base/visuallyHidden';
import { disclosure } from '../ui/disclosure.styles';

export const back = css`
  display: none;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  font-weight: 600;

  @media (max-width: 900px) {
    display: inline-flex;
  }
`;

export const lead = css`
  display: grid;
  gap: 24px;
  max-inline-size: 760px;
`;

export { quiet } from '../../webapp/layout.styles';

export const name = css`
  margin-block-start: 4px;
  overflow-wrap: anywhere;
  font-size: clamp(1.5em, 4vw, 2em);
  unicode-bidi: isolate;
`;

export const warning = css`
  padding: 12px 16px;
  border-inline-start: 4px solid ${token('color-accent')};
  background: ${token('color-error-ground')};
`;

export const words = css`
  margin: 0;
  padding: 14px 18px;
  border-radius: ${token('radius-control')};
  background: ${token('color-ground-soft')};
  font-size: 1.125em;
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;

  & + & {
    margin-block-start: 8px;
  }
`;

export const need = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 20px;
  overflow-wrap: anywhere;
  font-weight: 550;
`;

export const price = css`
  font-size: 1.25em;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

export const outcomes = css`
  display: grid;
  gap: 12px;
  padding: 16px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-page')};
`;

export const later = css`
  ${disclosure}

  & > * + * {
    margin-block-start: 8px;
  }
`;

export const reply = css`
  display: grid;
  gap: 12px;
`;

export const replyWarning = css`
  color: ${token('color-error')};

  &:empty {
    display: none;
  }
`;

export const until = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: end;

  & > label {
    display: grid;
    gap: 4px;
  }

  & input {
    min-block-size: 44px;
    padding-inline: 10px;
    border: 1px solid ${token('color-control')};
    border-radius: ${token('radius-control')};
    background: ${token('color-ground')};
    color: ${token('color-ink')};
    font: inherit;
  }
`;

export const amount = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: end;
  max-inline-size: 480px;
  margin-block: 12px;

  & > :first-child {
    flex: 1 1 220px;
  }
`;

export const putOff = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
`;

export const settled = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;

  & > button {
    min-block-size: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    text-decoration: underline;
    cursor: pointer;
  }
`;

export const contact = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: 10px;

  @media (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > li:not([data-beside], :has(+ [data-beside])) {
      grid-column: 1 / -1;
    }

    & > [data-beside] bdi {
      ${hiddenRules}
    }
  }
`;

export const contactLink = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 52px;
  padding: 8px 14px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground')};
  text-decoration: none;
  overflow-wrap: anywhere;

  a&:hover {
    border-color: ${token('color-ink')};
  }
`;

export const isMain = css`
  a& {
    border-color: ${token('color-accent')};
    background: ${token('color-accent')};
    color: ${token('color-on-accent')};
  }

  a&:hover {
    border-color: ${token('color-accent-strong')};
    background: ${token('color-accent-strong')};
  }
`;

export const due = css`
  color: ${token('color-ink')};
  font-weight: 600;
`;

export const isLate = css`
  color: ${token('color-error')};
`;

export const states = css`
  & > legend {
    ${hiddenRules}
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  & > [role='alert'] {
    margin-block-start: 8px;
  }

  & label {
    position: relative;
    cursor: pointer;
  }

  & input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  & label > span {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: 16px;
    border: 1px solid ${token('color-control')};
    border-radius: 99px;
  }

  & input:checked + span {
    border-color: ${token('color-dark')};
    background: ${token('color-dark')};
    color: ${token('color-on-dark')};
    font-weight: 650;
  }

  & input:focus-visible + span {
    outline: 3px solid ${token('color-focus')};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    & input:checked + span {
      border-width: 3px;
      text-decoration: underline;
    }
  }
`;

export const section = css`
  display: grid;
  gap: 12px;
  padding-block-start: 20px;
  border-block-start: 1px solid ${token('color-line')};

  & blockquote {
    margin: 0;
    padding-inline-start: 14px;
    border-inline-start: 3px solid ${token('color-line')};
    overflow-wrap: anywhere;
  }
`;

export const heading = css`
  font-size: 1.125em;
`;

export const estimate = css`
  display: grid;
  gap: 10px;

  & > li:last-child {
    font-weight: 650;
  }

  & ul {
    padding-inline-start: 20px;
    list-style: disc;
    font-size: 0.9375em;
    color: ${token('color-ink-soft')};
  }
`;

export const fields = css`
  display: grid;
  gap: 10px;

  & > div {
    display: grid;
    grid-template-columns: minmax(120px, 200px) minmax(0, 1fr);
    gap: 2px 16px;
  }

  & dt {
    color: ${token('color-ink-soft')};
  }

  & dd {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  @media (max-width: 560px) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const photos = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: 12px;

  & img {
    display: block;
    inline-size: 100%;
    max-block-size: 70dvh;
    border-radius: ${token('radius-control')};
    object-fit: cover;
    background: ${token('color-ground-soft')};
  }
`;

export const signature = css`
  font-size: 1.25em;
  overflow-wrap: anywhere;
`;

export const signatureImage = css`
  max-inline-size: min(360px, 100%);
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};
  background: #fff;
`;

export const versions = css`
  overflow-x: auto;

  & table {
    border-collapse: collapse;
  }

  & :is(th, td) {
    min-inline-size: 140px;
    max-inline-size: 320px;
    padding: 8px 12px;
    border: 1px solid ${token('color-line')};
    text-align: start;
    vertical-align: top;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

export const others = css`
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};
  overflow: hidden;

  & > li:first-child > a {
    border-block-start: 0;
  }
`;

/** The entries of the history, and the form below them. */
export const history = css`
  display: grid;
  gap: 12px;
`;

export const note = css`
  margin-block-start: 2px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

export const dialog = css`
  display: grid;
  gap: 16px;
  padding: 20px;
`;
