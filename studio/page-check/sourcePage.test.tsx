import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPage } from '../../src/check-page/checkPage';
import type { Network } from '../../src/check-page/network';
import { parseUrl } from '../../src/check-page/page';
import { testManifest } from '../../src/check-page/testing/manifest';
import {
  answering,
  DESK,
  desk,
  FORM,
  line,
  PAGE,
  SCRIPT,
  STYLE,
  type Visit,
} from '../../src/check-page/testing/page';
import { sourceRules } from './checkSource';
import { readPage } from './sourcePage';
import { linesOf, reportOf } from './testing/source';

test('of a page on which all is right nothing is said, but how much was looked at', async () => {
  const report = await reportOf(SCRIPT + STYLE + FORM);
  expect(report.findings).toEqual([]);
  expect(report.checked).toBeGreaterThan(10);
  expect(report.right).toHaveLength(report.checked);
});

test('a place is told by its line, and by the tag as it is written', async () => {
  const { findings } = await reportOf(
    `${SCRIPT}${STYLE}\n\n<p>\n<bio-contact-form\n  id="a"></bio-contact-form>`,
  );
  expect(findings).toMatchObject([{ where: { line: 4, code: '<bio-contact-form id="a">' } }]);
});

test('a tag that is closed as in XML is not closed', async () =>
  expect(
    await linesOf(`${SCRIPT}${STYLE}<bio-contact-form endpoint="${DESK}/api/requests" /><p>More</p>`),
  ).toEqual([line('error', /not closed.*not shown/)]));

/** As the plugin prints it: the first state, and the script as an import with the address as JSON has it. */
const ON_WORDPRESS = `<bio-contact-form endpoint="https://www.example.com/wp-json/biosystem/v1/leads"><template shadowrootmode="open"><p>Form</p></template></bio-contact-form>
  <script>import("https:\\/\\/www.example.com\\/wp-content\\/plugins\\/biosystem-widgets\\/widgets\\/biosystem.js?ver=1.0")</script>`;
const ANSWERED: Visit = {
  answers: {
    'https://www.example.com/wp-content/plugins/biosystem-widgets/widgets/biosystem.js': {
      type: 'text/javascript',
      text: 'self.BioSystem = {}',
    },
  },
};

describe('what is right', () => {
  test.each<[name: string, html: string, visit?: Visit]>([
    [
      'an endpoint of a <bio-site>',
      `${SCRIPT}${STYLE}<bio-site endpoint="${DESK}/api/requests"><div><bio-contact-form></bio-contact-form></div></bio-site>`,
    ],
    [
      'attributes that any element may have',
      SCRIPT +
        STYLE +
        FORM.replace(
          'endpoint',
          'id="a" class="b" style="" data-x aria-label="c" onclick="d()" @click="e" :f="g" v-if="h" endpoint',
        ),
    ],
    [
      'a webhook of somebody else’s',
      SCRIPT + STYLE + FORM.replace(`${DESK}/api/requests`, 'https://hooks.example/leads'),
    ],
    [
      'a script that a component adds',
      `<script>var s = document.createElement('script'); s.src = "${DESK}/biosystem.js"</script>`,
    ],
    ['a script without its type', `<script src="${DESK}/biosystem.js"></script>${STYLE}${FORM}`],
    ['what is in noscript', `${SCRIPT}${STYLE}${FORM}<noscript><bio-nothing></bio-nothing></noscript>`],
    [
      'a tag in an attribute or a script',
      `${SCRIPT}${STYLE}${FORM}<p title="<bio-nothing>"></p><script>"<bio-nothing>"</script>`,
    ],
    [
      'a policy that allows it',
      SCRIPT + STYLE + FORM,
      {
        policy: `default-src 'none'; script-src 'nonce-a' 'strict-dynamic'; connect-src https:; img-src *.example:*, img-src https://desk.example`,
      },
    ],
    [
      'a prerendered widget',
      `${SCRIPT}${FORM.replace('></', '><template shadowrootmode="open"><p>Form</p></template></')}`,
    ],
    ['a page of the WordPress plugin', ON_WORDPRESS, ANSWERED],
    [
      'a page of the WordPress plugin, whose script was made a data: URL and deferred',
      ON_WORDPRESS.replace(
        /<script>(.*)<\/script>/,
        (_, code: string) => `<script src="data:text/javascript;base64,${btoa(code)}" defer></script>`,
      ),
      ANSWERED,
    ],
    [
      'a page of the WordPress plugin, without permalinks',
      ON_WORDPRESS.replace('/wp-json/', '/index.php?rest_route=/'),
      ANSWERED,
    ],
    [
      'a link to a widget',
      `${SCRIPT}<bio-estimator mode="panel" endpoint="${DESK}/api/requests"></bio-estimator><a href="#estimate">Price</a>`,
    ],
    [
      'a page by http on this machine',
      `${SCRIPT.replace(DESK, 'http://localhost:8080')}${STYLE}${FORM}`,
      {
        answers: {
          ...desk(),
          'http://localhost:8080/biosystem.js': { type: 'text/javascript', text: 'BioSystem' },
        },
      },
    ],
  ])('%s', async (_, html, visit) => expect(await linesOf(html, visit)).toEqual([]));
});

test('without a network it says what it could not look at, and looks at the rest', async () => {
  const page = readPage({ html: SCRIPT + FORM, address: parseUrl(PAGE) }, testManifest);
  const { findings } = await checkPage(page, undefined, sourceRules);
  const unchecked = findings.filter(({ severity }) => severity === 'unchecked');
  expect(unchecked.map(({ fix }) => fix)).toEqual(['This needs a network.', 'This needs a network.']);
  expect(findings.some(({ severity }) => severity === 'warning')).toBe(true);
});

test('nothing of a page runs or is loaded, whatever stands in it', async () => {
  const asked: string[] = [];
  const network: Network = {
    get: async ({ href }) => {
      asked.push(href);
      return 'unreadable';
    },
  };
  Object.assign(globalThis, { ran: () => asked.push('ran') });
  const html = `<img src=x onerror="ran()"><svg onload="ran()"></svg><script>ran()</script>
    <script src="https://evil.example/x.js"></script><iframe srcdoc="<script>parent.ran()</script>"></iframe>
    <bio-faq config="javascript:ran()" onclick="ran()"></bio-faq><bio-hero endpoint="data:text/html,x"></bio-hero>
    <script src="data:text/javascript,ran()//biosystem.js"></script>
    <link rel="stylesheet" href="https://evil.example/x.css"><img src="https://evil.example/x.png">`;
  await checkPage(readPage({ html, address: parseUrl(PAGE) }, testManifest), network, sourceRules);
  expect(asked).toEqual([]);
});

test('any text is a page: there is always an answer, with few findings of a kind', async () => {
  const part = fc.oneof(
    fc.constantFrom(
      '<bio-faq',
      '<bio-',
      '>',
      '</bio-faq>',
      ' config="{',
      "'",
      '"',
      '<script',
      '<!--',
      '<p>',
      '<template>',
      ' id="a"',
      '\u00a0',
      '<base href="::">',
      '&lt;bio-faq',
      '<svg>',
      '<noscript>',
      '/>',
    ),
    fc.string({ maxLength: 5 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 30 }), async (parts) => {
      const html = parts.join('');
      const { findings } = await checkPage(
        readPage({ html, address: parseUrl(PAGE) }, testManifest),
        answering({}),
        sourceRules,
      );
      expect(findings.filter(({ where }) => (where?.line ?? 1) < 1)).toEqual([]);
    }),
    { numRuns: 200 },
  );
  const many = await linesOf(SCRIPT + STYLE + '<bio-contact-form></bio-contact-form>'.repeat(1_000));
  expect(many).toHaveLength(11);
  expect(many.at(-1)).toContain('There are 990 more of this kind');
});

test('five megabytes are no trouble', async () => {
  const filler = '<div class="row"><p title="a > b">Some text</p></div>\n'.repeat(95_000);
  expect(filler.length).toBeGreaterThan(5_000_000);
  const { findings } = await reportOf(`${SCRIPT}${STYLE}${filler}<bio-contact-form></bio-contact-form>`);
  expect(findings).toMatchObject([{ where: { line: 95_001 } }]);
});
