import { css, keyframes } from '../../style/emotion';
import { styleHost } from '../../style/sheet';
import { token } from '../../style/tokens';
import { hiddenRules } from '../../ui/base/visuallyHidden';

/** Fixed to the top, out of the page's flow. */
styleHost(
  ':host(bio-header){position:fixed!important;z-index:80;inset:0 0 auto!important;margin:0!important}',
);

const white = `
  --bar-opacity: 1;
  --bar-text: ${token('color-ink')};
`;

const turnWhite = keyframes`
  to {
    ${white}
  }
`;

// Emotion replaces an interpolated class by its styles. Selectors with classes are therefore built in strings first.

/** An entry of the menu with links. Before hydration it has no `data-open`. */
export const dropdown = css`
  position: relative;
`;

const openDropdown = `.${dropdown}:is([data-open='true'], :not([data-open]):is(:hover, :focus-within))`;

/** The menu in a narrow container. */
export const compactMenu = css`
  flex: none;
`;

const openMenu = `.${compactMenu} > [open]`;

/**
 * Transparent at the top of the page, white further down and while a menu is open. The scroll-driven animation switches
 * two custom properties within one pixel; the elements that inherit them fade by a transition of their own, at any scroll
 * speed, and no layout changes.
 */
export const bar = css`
  --bar-opacity: 0;
  --bar-text: ${token('color-header-top')};

  /* Invisible. It shows tools that compute contrast that the background, which is the page's, is unknown. */
  background-image: linear-gradient(transparent, transparent);
  position: relative;
  isolation: isolate;

  @supports (animation-timeline: scroll()) {
    animation: ${turnWhite} linear both;
    animation-timeline: scroll(root);
    animation-range: 20px 21px;
  }

  @supports not (animation-timeline: scroll()) {
    @media (scripting: none) {
      ${white}
    }
  }

  @media (forced-colors: active) {
    animation: none;
    ${white}
  }

  &:has(${openDropdown}, ${openMenu}) {
    animation: none;
    ${white}
  }

  @media print {
    display: none;
  }
`;

/** For browsers without scroll-driven animations. */
export const scrolled = css`
  ${white}
`;

/** The background is a pseudo-element, so that it can fade without its content. */
export const inner = css`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 64px;
  padding-inline: max(16px, (100cqi - 1180px) / 2);
  color: var(--bar-text);
  transition: color 200ms ease-out;

  & :focus-visible {
    outline-color: currentcolor;
  }

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: ${token('color-ground')};
    box-shadow: ${token('shadow')};
    opacity: var(--bar-opacity);
    transition: opacity 200ms ease-out;
  }

  @media (forced-colors: active) {
    border-block-end: 1px solid;
  }

  @container (min-width: 600px) {
    min-block-size: 72px;
    padding-inline: max(20px, (100cqi - 1180px) / 2);
  }
`;

export const logo = css`
  flex: 0 1 auto;
  display: flex;
  align-items: center;
  gap: 10px;
  min-inline-size: 0;
  min-block-size: 44px;
  margin-inline-end: auto;
  border-radius: ${token('radius-control')};
  font-family: ${token('font-heading')};
  /* With large text a name of one word stays one: it grows as far as the bar is wide. */
  font-size: min(1.375em, 7cqi);
  font-weight: 700;
  line-height: 1.1;
  letter-spacing: -0.02em;
  text-decoration: none;

  /* A wide picture leaves the name its space on phones. */
  & > img {
    max-inline-size: min(140px, 24cqi);
  }

  @container (max-width: 599.98px) {
    & > img + span {
      font-size: 0.8em;
    }
  }

  /* A long name wraps to two lines and is then cut off, so that the menu keeps its space. */
  & > span {
    display: -webkit-box;
    overflow: hidden;
    padding-block: 0.15em; /* for the tails of letters */
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
`;

export const menu = css`
  display: none;

  & > ul {
    display: flex;
  }

  & > ul > li {
    display: flex;
    align-items: center;
    min-block-size: 72px;
  }
`;

export const entry = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 44px;
  padding: 8px 10px; /* leaves space for the phone number, a language and a page's wide font */
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  font-weight: 550;
  line-height: 1.2;
  white-space: nowrap;
  text-decoration: none;

  &:is(a, button) {
    cursor: pointer;
    transition: background-color 150ms ease-out;
  }

  &:is(a, button):hover {
    background: color-mix(in srgb, currentcolor 10%, transparent);
  }

  & > svg {
    margin-inline-end: -4px;
    transition: rotate 200ms ease-out;
  }

  ${openDropdown} > & > svg {
    rotate: 0.5turn;
  }
`;

/** It closes with a delay and overlaps its entry, so that the pointer can move from the entry to the links. */
export const drop = css`
  position: absolute;
  inset-block-start: calc(100% - 8px);
  inset-inline-start: -4px;
  padding-block-start: 14px;
  visibility: hidden;
  opacity: 0;
  transition:
    opacity 150ms ease-out 150ms,
    visibility 0s 300ms;

  li:nth-last-child(-n + 2) > & {
    inset-inline: auto -4px;
  }

  ${openDropdown} > & {
    visibility: visible;
    opacity: 1;
    transition-delay: 0s;
  }
`;

export const list = css`
  inline-size: max-content;
  min-inline-size: 200px;
  max-inline-size: min(420px, 100cqi - 40px);
  max-block-size: calc(100vh / var(--zoom, 1) - 96px);
  overflow-y: auto;
  padding: 8px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-ground')};
  color: ${token('color-ink')};
  box-shadow: ${token('shadow')};
`;

export const twoColumns = css`
  inline-size: 420px;
  columns: 2;
  column-gap: 8px;

  & > li {
    break-inside: avoid;
  }
`;

export const listLink = css`
  display: block;
  padding: 10px 14px;
  border-radius: ${token('radius-control')};
  font-weight: 550;
  line-height: 1.3;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:is(a):hover {
    background: ${token('color-ground-soft')};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** What a link means, below it. */
export const note = css`
  display: block;
  font-size: 0.875em;
  font-weight: 400;
  color: ${token('color-ink-soft')};
`;

export const phone = css`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-inline-size: 44px;
  min-block-size: 44px;
  border-radius: ${token('radius-control')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  text-decoration: none;

  &:hover {
    background: color-mix(in srgb, currentcolor 10%, transparent);
  }

  /* Only the icon is visible; screen readers get the number. */
  & > span {
    ${hiddenRules}
  }
`;

export const action = css`
  display: none;
  margin-inline-start: 8px;

  & > a {
    min-block-size: 44px;
    padding: 8px 20px;
    font-size: 1em;
    white-space: nowrap;
  }
`;

export const language = css`
  display: none;

  &::slotted(*) {
    display: inline-flex;
    align-items: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    padding-inline: 12px;
    border-radius: ${token('radius-control')};
    color: inherit;
    font-weight: 550;
    text-decoration: none;
  }

  &::slotted(:hover) {
    background: color-mix(in srgb, currentcolor 10%, transparent);
  }
`;

/** Shows the menu and the link to another language in one line instead of the compact menu. */
const inOneLine = `
  & > .${menu},
  & > .${action} {
    display: block;
  }

  & > .${language} {
    display: contents;
  }

  & > .${compactMenu} {
    display: none;
  }
`;

const phoneLink = `.${phone}`;

const withoutPhone = `
  & > ${phoneLink} {
    display: none;
  }
`;

/** The number beside its icon. */
const wholePhone = `
  & > ${phoneLink} {
    padding-inline: 12px;
  }

  & > ${phoneLink} > span {
    position: static;
    inline-size: auto;
    block-size: auto;
    clip-path: none;
  }
`;

/** How much of the phone number is in the line depends on the space that the menu leaves. */
export const oneLine = {
  short: css`
    @container (min-width: 1000px) {
      ${inOneLine}
    }

    @container (min-width: 1220px) {
      ${wholePhone}
    }
  `,
  usual: css`
    @container (min-width: 1060px) {
      ${inOneLine}
    }

    @container (min-width: 1060px) and (max-width: 1219.98px) {
      ${withoutPhone}
    }

    @container (min-width: 1220px) {
      ${wholePhone}
    }
  `,
  wide: css`
    @container (min-width: 1220px) {
      ${inOneLine}
      ${withoutPhone}
    }
  `,
};

export const toggle = css`
  border-radius: ${token('radius-control')};
  font-weight: 600;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  & > span {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-inline-size: 44px;
    min-block-size: 44px;
    padding-inline: 8px;
  }

  & b {
    font-weight: inherit;

    @container (max-width: 359.98px) {
      ${hiddenRules}
    }
  }

  details:not([open]) > & > :last-child,
  details[open] > & > :first-child {
    display: none;
  }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

export const panel = css`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  display: grid;
  gap: 20px;
  max-block-size: calc(100dvh / var(--zoom, 1) - 64px);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 4px max(16px, (100cqi - 1180px) / 2) 24px;
  border-block-start: 1px solid ${token('color-line')};
  background: ${token('color-ground')};
  color: ${token('color-ink')};
  box-shadow: ${token('shadow')};
  animation: ${appear} 150ms ease-out;

  & > ul > li:not(:last-child) {
    border-block-end: 1px solid ${token('color-line')};
  }

  @container (min-width: 600px) {
    max-block-size: calc(100dvh / var(--zoom, 1) - 72px);
    padding-inline: max(20px, (100cqi - 1180px) / 2);
  }
`;

export const panelEntry = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: 56px;
  padding-block: 8px;
  border-radius: ${token('radius-control')};
  font-family: ${token('font-heading')};
  font-size: 1.25em;
  font-weight: 600;
  line-height: 1.2;
  letter-spacing: -0.01em;
  text-decoration: none;
  overflow-wrap: anywhere;
  list-style: none;

  &:is(summary) {
    cursor: pointer;
  }

  &::-webkit-details-marker {
    display: none;
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  & > svg {
    transition: rotate 200ms ease-out;
  }

  details[open] > & > svg {
    rotate: 0.5turn;
  }
`;

export const group = css`
  &[open] {
    padding-block-end: 12px;
  }
`;

export const groupLinks = css`
  columns: 2;
  column-gap: 16px;

  & > li {
    break-inside: avoid;
  }
`;

export const groupLink = css`
  display: grid;
  align-content: center;
  min-block-size: 44px;
  padding-block: 8px;
  border-radius: ${token('radius-control')};
  color: ${token('color-ink-soft')};
  font-size: 1.0625em;
  line-height: 1.25;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:is(a):hover {
    color: ${token('color-ink')};
    text-decoration: underline;
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const panelEnd = css`
  display: grid;
  gap: 8px;

  @container (min-width: 600px) {
    display: flex;
    align-items: center;
    gap: 20px;
  }
`;

export const panelPhone = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-block-size: 48px;
  padding-inline: 12px;
  border-radius: ${token('radius-control')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  overflow-wrap: anywhere;
`;

export const menuLanguage = css`
  &::slotted(*) {
    display: flex;
    align-items: center;
    justify-content: center;
    min-block-size: 48px;
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }
`;
