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
])('%s', async (_, html, severity, says, visit) =>
  expect(await linesOf(html, visit)).toEqual([line(severity, says)]),
);
