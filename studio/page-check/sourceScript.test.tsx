import { expect, test } from 'vitest';
import {
  around,
  DESK,
  desk,
  FORM,
  line,
  type Mistake,
  SCRIPT,
  STYLE,
} from '../../src/check-page/testing/page';
import { linesOf } from './testing/source';

/** The script of one widget. */
const OWN = SCRIPT.replace('biosystem', 'contact-form');
const answersOf = (code: string) => ({
  [`${DESK}/contact-form.js`]: { type: 'text/javascript', text: code },
});

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
  ['nomodule', around(SCRIPT.replace('src', 'nomodule src')), 'error', /nomodule/],
  [
    'an import of what is not there',
    around(`<script>import('${DESK}/biosystem.js')</script>`),
    'error',
    /answers 404/,
    { answers: { ...desk(), [`${DESK}/biosystem.js`]: { status: 404, text: '' } } },
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
        [`${DESK}/biosystem.js`]: {
          type: 'text/javascript',
          text: 'n=`v/1.0.1-dev.Q47EHS/`;self.BioSystem={}',
        },
      },
    },
  ],
  ['a widget’s script in a comment', `<!-- ${OWN} -->${STYLE}${FORM}`, 'error', /comment/],
  [
    'the code of a widget, in the folder of a release',
    around(SCRIPT.replace('biosystem', 'v/1.0.0/contact-form')),
    'error',
    /script of the widgets is missing/,
  ],
  [
    'a widget’s script that its desk does not have',
    around(OWN),
    'error',
    /answers 404.*\/biosystem\.js behind it, or the script of one widget/,
    { answers: { ...desk(), [`${DESK}/contact-form.js`]: { status: 404, text: '' } } },
  ],
  [
    'a first state of an older desk, which starts no widget',
    around(OWN),
    'error',
    /first state alone/,
    { answers: { ...desk(), ...answersOf('const SNAPSHOT="BioSystem";u=`../../pictures/`') } },
  ],
  [
    'a widget’s script that was copied alone',
    around(OWN),
    'error',
    /without the files beside it.*exclude “\/contact-form\.js”/,
    { answers: { ...desk(), ...answersOf('{"releaseFolder":"v/1.0.1/"};self.BioSystem={}') } },
  ],
])('%s', async (_, html, severity, says, visit) =>
  expect(await linesOf(html, visit)).toEqual([line(severity, says)]),
);

const OF_FIRM = SCRIPT.replace('biosystem', 'configs/bug-off/contact-form');

test.each([
  ['of the built-in firm', OWN, FORM, '/contact-form.js', 'v/1.0.1/'],
  [
    'of a firm’s config',
    OF_FIRM,
    FORM.replace('></', ` config="${DESK}/configs/bug-off.json"></`),
    '/configs/bug-off/contact-form.js',
    '../../v/1.0.1/',
  ],
])(
  'nothing is wrong with a widget’s script %s that names the files of its release',
  async (_, script, form, path, folder) => {
    const answers = {
      ...desk(),
      [DESK + path]: {
        type: 'text/javascript',
        text: `const SNAPSHOT={"script":{"releaseFolder":"${folder}"}};self.BioSystem={}`,
      },
      [`${DESK}/v/1.0.1/submitLead.js`]: { type: 'text/javascript', text: 'export {}' },
      [`${DESK}/configs/bug-off.json`]: { text: '{}' },
    };
    expect(await linesOf(script + STYLE + form, { answers })).toEqual([]);
  },
);

test.each([
  [
    'a tag manager’s',
    `<script>var s = document.createElement('script'); s.src = "${DESK}/estimator.js"; document.createElement('bio-estimator')</script>`,
  ],
  ['a component’s', `<script>s.src = "${DESK}/contact-form.js"</script>${STYLE}${FORM}`],
])('a widget’s script that is %s is found', async (_, html) => expect(await linesOf(html)).toEqual([]));
