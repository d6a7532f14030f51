import { expect, test } from 'vitest';
import { around, DESK, desk, FORM, line, linesOf, type Mistake, SCRIPT, STYLE } from '../testing/page';

/** The script of one widget. */
const OWN = SCRIPT.replace('biosystem', 'contact-form');
const OF_FIRM = SCRIPT.replace('biosystem', 'configs/bug-off/contact-form');
const CONFIGURED = FORM.replace('></', ` config="${DESK}/configs/bug-off.json"></`);
const CONFIG = { [`${DESK}/configs/bug-off.json`]: { text: '{}' } };
const ESTIMATOR = `<style>bio-estimator:not(:defined) {}</style><bio-estimator endpoint="${DESK}/api/requests"></bio-estimator>`;

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
  [
    'a widget’s script that WP Rocket holds back',
    around(
      `<script type="rocketlazyloadscript" data-rocket-type="module" data-rocket-src="${DESK}/contact-form.js"></script>`,
    ),
    'error',
    /add “\/contact-form\.js” to what is excluded/,
  ],
  [
    'a widget’s script as a type that browsers do not run',
    around(OWN.replace('module', 'text/plain')),
    'error',
    /consent tool/,
  ],
  [
    'a widget’s script without its type',
    around(OWN.replace('type="module" ', '')),
    'error',
    /Without type="module"/,
  ],
  ['a widget’s script twice', around(OWN + OWN), 'warning', /Once is enough/],
  [
    'a widget’s script beside that of all widgets',
    around(SCRIPT + OWN),
    'warning',
    /\/biosystem\.js and \/contact-form\.js are both loaded.*Keep only \/contact-form\.js/,
  ],
  [
    'the scripts of two widgets',
    around(OWN + SCRIPT.replace('biosystem', 'estimator')) + ESTIMATOR,
    'warning',
    /both loaded.*Keep only \/biosystem\.js/,
  ],
  [
    'the script of another widget',
    around(SCRIPT.replace('biosystem', 'estimator')),
    'warning',
    /there is no <bio-estimator>/,
  ],
  [
    'the built-in firm’s script for a config',
    OWN + STYLE + CONFIGURED,
    'warning',
    /built-in firm’s/,
    { answers: { ...desk(), ...CONFIG } },
  ],
  [
    'a script for another config',
    OF_FIRM.replace('bug-off', 'other') + STYLE + CONFIGURED,
    'warning',
    /another config.*Write config="https:\/\/desk\.example\/configs\/other\.json"/,
    { answers: { ...desk(), ...CONFIG } },
  ],
  [
    'a widget’s script with the integrity of what changes',
    around(OWN.replace('src', `integrity="sha256-taqH5T3oHkbaeg3DuA99DjtQ9jUlzh7sfp/SSAYZt2g=" src`)),
    'warning',
    /newest release/,
  ],
])('%s', async (_, html, severity, says, visit) =>
  expect(await linesOf(html, visit)).toEqual([line(severity, says)]),
);

test.each<[name: string, html: string]>([
  ['of a widget', around(OWN)],
  ['of a widget, of a firm', OF_FIRM + STYLE + CONFIGURED],
  ['of a widget in a language', OF_FIRM.replace('.js', '.js?lang=es') + STYLE + CONFIGURED],
  ['of all widgets, beside a theme’s own', around(`${SCRIPT}<script src="/js/contact-form.js"></script>`)],
  ['of a widget, beside a theme’s own', around(`${OWN}<script src="/js/contact-form.js"></script>`)],
  [
    'of all widgets, beside somebody else’s',
    around(`${SCRIPT}<script src="https://cdn.example/faq.js"></script>`),
  ],
])('nothing is wrong with the script %s', async (_, html) =>
  expect(await linesOf(html, { answers: { ...desk(), ...CONFIG } })).toEqual([]),
);
