import { expect, test } from 'vitest';
import { around, DESK, desk, FORM, line, linesOf, type Mistake, SCRIPT, STYLE } from '../testing/page';

test.each<Mistake>([
  ['no script', STYLE + FORM, 'error', /script of the widgets is missing.*whole snippet/],
  ['nothing at all', '<p>Hello</p>', 'error', /nothing of the widgets/],
  ['a script in a comment', `<!-- ${SCRIPT} -->${STYLE}${FORM}`, 'error', /comment/],
  [
    'a tag manager',
    '<script src="https://www.googletagmanager.com/gtm.js?id=1"></script>',
    'warning',
    /tag manager/,
  ],
  [
    'a joined file',
    around('<script src="/wp-content/cache/autoptimize/js/autoptimize_0af1.js"></script>'),
    'error',
    /joined/,
  ],
  [
    'an inlined script',
    around('<script type="module">self.BioSystem={}</script>'),
    'error',
    /in the page itself/,
  ],
  [
    'WP Rocket',
    around(
      `<script type="rocketlazyloadscript" data-rocket-type="module" data-rocket-src="${DESK}/biosystem.js"></script>`,
    ),
    'error',
    /WP Rocket.*Delay JavaScript/,
  ],
  [
    'LiteSpeed Cache',
    around(`<script type="litespeed/javascript" data-src="${DESK}/biosystem.js"></script>`),
    'error',
    /LiteSpeed/,
  ],
  [
    'Rocket Loader',
    around(`<script type="0123456789abcdef01234567-module" src="${DESK}/biosystem.js"></script>`),
    'error',
    /data-cfasync="false"/,
  ],
  [
    'a consent tool',
    around(`<script type="text/plain" data-category="marketing" src="${DESK}/biosystem.js"></script>`),
    'error',
    /consent tool/,
  ],
  [
    'an optimiser nobody knows',
    around(`<script type="module" data-later-src="${DESK}/biosystem.js"></script>`),
    'error',
    /stands in data-later-src/,
  ],
  [
    'another type',
    around(`<script type="text/foo" src="${DESK}/biosystem.js"></script>`),
    'error',
    /no script of type="text\/foo"/,
  ],
  [
    'a module without its type',
    around(`<script src="${DESK}/biosystem.js"></script>`),
    'error',
    /type="module"/,
  ],
  ['nomodule', around(SCRIPT.replace('src', 'nomodule src')), 'error', /nomodule/],
  [
    'the classic file as a module',
    around(`<script type="module" src="${DESK}/biosystem.iife.js"></script>`),
    'error',
    /defer instead/,
    {
      answers: { ...desk(), [`${DESK}/biosystem.iife.js`]: { type: 'text/javascript', text: 'BioSystem' } },
    },
  ],
  [
    'an import that WP Rocket holds back',
    around(`<script type="rocketlazyloadscript">import("${DESK}/biosystem.js?ver=1")</script>`),
    'error',
    /WP Rocket.*Delay JavaScript/,
  ],
  [
    'a snippet beside the plugin’s import',
    around(`${SCRIPT}<script>import("${DESK}/biosystem.js?ver=1")</script>`),
    'warning',
    /both/,
  ],
  [
    'an import of what is not there',
    around(`<script>import('${DESK}/biosystem.js')</script>`),
    'error',
    /answers 404/,
    { answers: { ...desk(), [`${DESK}/biosystem.js`]: { status: 404, text: '' } } },
  ],
  ['the script twice', around(SCRIPT + SCRIPT), 'warning', /Once is enough/],
  [
    'two releases',
    around(`${SCRIPT}<script type="module" src="${DESK}/v/1/biosystem.js"></script>`),
    'warning',
    /both/,
    {
      answers: { ...desk(), [`${DESK}/v/1/biosystem.js`]: { type: 'text/javascript', text: 'BioSystem' } },
    },
  ],
  [
    'an integrity without crossorigin',
    around(
      `<script defer integrity="sha256-taqH5T3oHkbaeg3DuA99DjtQ9jUlzh7sfp/SSAYZt2g=" src="${DESK}/biosystem.iife.js"></script>`,
    ),
    'error',
    /crossorigin="anonymous"/,
    {
      answers: {
        ...desk(),
        [`${DESK}/biosystem.iife.js`]: { type: 'text/javascript', text: 'BioSystem' },
      },
    },
  ],
  [
    'an integrity of what changes',
    around(SCRIPT.replace('src', `integrity="sha256-taqH5T3oHkbaeg3DuA99DjtQ9jUlzh7sfp/SSAYZt2g=" src`)),
    'warning',
    /newest release/,
    { answers: { ...desk(), [`${DESK}/biosystem.js`]: { type: 'text/javascript', text: 'BioSystem' } } },
  ],
  [
    'a script by http',
    around(SCRIPT.replace('https', 'http')),
    'error',
    /https:\/\//,
    {
      answers: {
        ...desk(),
        'http://desk.example/biosystem.js': { type: 'text/javascript', text: 'BioSystem' },
      },
    },
  ],
  [
    'a script that is not there',
    around(SCRIPT),
    'error',
    /answers 404/,
    { answers: { ...desk(), [`${DESK}/biosystem.js`]: { status: 404, text: '' } } },
  ],
  [
    'a script that is a web page',
    around(SCRIPT),
    'error',
    /text\/html/,
    { answers: { ...desk(), [`${DESK}/biosystem.js`]: { type: 'text/html', text: '<p>' } } },
  ],
  [
    'a script that nobody may read',
    around(SCRIPT),
    'error',
    /CORS/,
    { answers: { ...desk(), [`${DESK}/biosystem.js`]: undefined } },
  ],
  [
    'a script that was copied alone',
    around(SCRIPT),
    'error',
    /without the files beside it/,
    {
      answers: {
        ...desk(),
        [`${DESK}/biosystem.js`]: { type: 'text/javascript', text: 'n=`v/Q47EHS/`;self.BioSystem={}' },
      },
    },
  ],
])('%s', async (_, html, severity, says, visit) =>
  expect(await linesOf(html, visit)).toEqual([line(severity, says)]),
);
