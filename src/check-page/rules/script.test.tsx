import { expect, test } from 'vitest';
import { around, DESK, desk, line, linesOf, type Mistake, SCRIPT } from '../testing/page';

test.each<Mistake>([
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
    'an optimizer nobody knows',
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
    'an integrity of what follows a major version',
    around(
      SCRIPT.replace('src', `integrity="sha256-taqH5T3oHkbaeg3DuA99DjtQ9jUlzh7sfp/SSAYZt2g=" src`).replace(
        '/biosystem.js',
        '/v/1/biosystem.js',
      ),
    ),
    'warning',
    /newest release/,
    {
      answers: { ...desk(), [`${DESK}/v/1/biosystem.js`]: { type: 'text/javascript', text: 'BioSystem' } },
    },
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
])('%s', async (_, html, severity, says, visit) =>
  expect(await linesOf(html, visit)).toEqual([line(severity, says)]),
);
