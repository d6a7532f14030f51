import { expect, test } from 'vitest';
import { DESK, FORM, line, linesOf, type Mistake, SCRIPT, STYLE } from '../testing/page';

test.each<Mistake>([
  [
    'a link to no widget',
    `${SCRIPT}${STYLE}${FORM}<a href="#audit">Book</a>`,
    'error',
    /no <bio-audit-wizard>/,
  ],
  [
    'a link past a widget with an id',
    `${SCRIPT}<bio-audit-wizard id="book" endpoint="${DESK}/api/requests"></bio-audit-wizard><a href="#audit">Book</a>`,
    'error',
    /Let the link lead to #book/,
  ],
  [
    'an element with the widget’s id',
    `${SCRIPT}<bio-audit-wizard endpoint="${DESK}/api/requests"></bio-audit-wizard><h2 id="audit">Audit</h2>`,
    'warning',
    /Another element has the id audit/,
  ],
  [
    'an id twice',
    `${SCRIPT}${STYLE}<p id="form"></p>${FORM.replace('endpoint', 'id="form" endpoint')}`,
    'error',
    /id form is there already/,
  ],
  [
    'a base that leads links astray',
    `<base href="/">${SCRIPT}<bio-audit-wizard endpoint="${DESK}/api/requests"></bio-audit-wizard><a href="#audit">Book</a>`,
    'error',
    /\/contact#audit/,
  ],
])('%s', async (_, html, severity, says, visit) =>
  expect(await linesOf(html, visit)).toEqual([line(severity, says)]),
);
