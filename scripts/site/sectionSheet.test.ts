import { describe, expect, test } from 'vitest';
import { SHEET_URL, sectionSheet } from './sectionSheet';

const content = (name: string) => `<template><style>.${name}{}</style><p class="${name}"></p></template>`;

describe('the style sheet of the sections', () => {
  const sheet = sectionSheet({ criticalCss: (tags, html) => `${tags.join()}: ${html}` });
  const share = sheet.forPage();

  test('the first widgets of a page keep their styles', () => {
    for (const tag of ['bio-header', 'bio-hero']) expect(share(tag, content(tag))).toBe(content(tag));
  });

  test('those after them get a link and are hidden until it is followed', () => {
    expect(share('bio-faq', content('faq'))).toBe(
      `<template><style data-section-sheet>@media (scripting:enabled){[data-app]{visibility:hidden}}</style><link data-section-sheet rel="stylesheet" href="${SHEET_URL}" fetchpriority="low"><p class="faq"></p></template>`,
    );
  });

  test('the sheet has the styles of all that were shared, and each content once', () => {
    const next = sheet.forPage();
    for (const tag of ['bio-header', 'bio-hero', 'bio-faq']) next(tag, content('faq'));
    expect(sheet.css()).toBe(`bio-faq: ${content('faq')}`);
  });
});
