import { expect, test } from 'vitest';
import { DESK, FORM, line, linesOf, type Mistake, SCRIPT, STYLE } from '../testing/page';

test.each<Mistake>([
  [
    'a misspelt tag',
    `${SCRIPT}<bio-estimater></bio-estimater>`,
    'error',
    /<bio-estimater>.*Did you mean <bio-estimator>/,
  ],
  ['an underscore', `${SCRIPT}<bio_estimator></bio_estimator>`, 'error', /Did you mean <bio-estimator>/],
  ['no hyphen', `${SCRIPT}<bioestimator></bioestimator>`, 'error', /Did you mean <bio-estimator>/],
  [
    'a tag of somebody else’s',
    `${SCRIPT}<bio-something-else-altogether></bio-something-else-altogether>`,
    'warning',
    /no widget/,
  ],
  ['a no-break space', `${SCRIPT}<bio-faq\u00a0lang="en"></bio-faq>`, 'error', /only looks like a space/],
  ['a snippet as text', `${SCRIPT}<div>&lt;bio-estimator endpoint="x"></div>`, 'error', /shown as text/],
  ['a snippet in an explanation', `${SCRIPT}<pre>&lt;bio-estimator></pre>`, 'warning', /shown as text/],
  [
    'a tag that is not closed',
    `${SCRIPT}${STYLE}<bio-contact-form endpoint="${DESK}/api/requests"><p>More</p>`,
    'error',
    /closing tag missing/,
  ],
  [
    'a first step whose <template> an editor has taken away',
    SCRIPT + STYLE + FORM.replace('></', '><style>p{}</style><div data-app=""><p>Name</p></div></'),
    'warning',
    /<template> out of <bio-contact-form>/,
  ],
  [
    'a first step whose <template> has lost its attribute',
    SCRIPT + STYLE + FORM.replace('></', '><template><div data-app=""></div></template></'),
    'warning',
    /shadowrootmode out of <bio-contact-form>/,
  ],
  ['a <bio-site> without widgets', `${SCRIPT}<bio-site></bio-site>`, 'warning', /No widget stands in/],
  [
    'a <bio-site> in a paragraph',
    `${SCRIPT}${STYLE}<p><bio-site phone="1"><div>${FORM}</div></bio-site></p>`,
    'warning',
    /take the <p> away/,
  ],
  [
    'styles with line breaks of an editor',
    SCRIPT + STYLE.replace('{', '{<br />') + FORM,
    'warning',
    /line breaks/,
  ],
])('%s', async (_, html, severity, says, visit) =>
  expect(await linesOf(html, visit)).toEqual([line(severity, says)]),
);

test('a child that keeps the place of a widget is no content, and its height is reserved', async () => {
  const placed = FORM.replace('></', '><div style="padding-top:900px"></div></');
  expect((await linesOf(SCRIPT + placed)).join()).not.toMatch(/closing tag missing|No height is reserved/);
});
