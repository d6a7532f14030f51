import { readFileSync } from 'node:fs';
import { fileBesideWidgets, readDoors } from './scripts/doors';

const doors = readDoors();

/** What a visitor's phone downloads, brotli-compressed, by what is on the page: its code, once all is awake. */
const page = (...tags: string[]) => [
  ...new Set(['biosystem.js', ...tags.flatMap((tag) => doors[tag] ?? [])].map((file) => `dist/${file}`)),
];

/** All that stands on the home page, as it is built; the estimator's floating button is listed apart. */
const home = Array.from(
  readFileSync('dist/site/index.html', 'utf8').matchAll(/<(bio-[\w-]+)/g),
  ([, tag = '']) => tag,
).filter((tag) => tag !== 'bio-estimator');

export default [
  { name: 'loader', path: 'dist/biosystem.js', limit: '2 kB' },
  { name: 'a page with only the contact form', path: page('bio-contact-form'), limit: '78 kB' },
  { name: 'a page with only an audit wizard', path: page('bio-audit-wizard'), limit: '86 kB' },
  { name: 'a page with only an estimator', path: page('bio-estimator'), limit: '88 kB' },
  { name: 'a page with only a quote builder', path: page('bio-quote-builder'), limit: '86 kB' },
  { name: 'a page with only questions and answers', path: page('bio-faq'), limit: '78 kB' },
  { name: 'a page with only a header', path: page('bio-header'), limit: '80 kB' },
  ...['estimator', 'contact-form', 'quote-builder', 'service-detail'].map((name) => ({
    name: `a page with only <bio-${name}> that nobody prerendered, until somebody touches it`,
    path: ['dist/biosystem.js', `dist/first/${name}.js`, `dist/${fileBesideWidgets('waker')}`],
    limit: name === 'service-detail' ? '13 kB' : '10 kB',
  })),
  {
    name: 'the home page, until somebody touches it',
    path: ['dist/biosystem.js', `dist/${fileBesideWidgets('waker')}`, `dist/${fileBesideWidgets('arrival')}`],
    limit: '5 kB',
  },
  { name: 'the home page with all awake', path: page(...home), limit: '130 kB' },
  {
    name: 'the floating button of an estimator that nobody comes near',
    path: ['dist/biosystem.js', `dist/${fileBesideWidgets('launcher')}`],
    limit: '3 kB',
  },
  {
    name: 'sending, once somebody is in a form',
    path: [`dist/${fileBesideWidgets('leadDoor')}`, `dist/${fileBesideWidgets('idb-keyval')}`],
    limit: '6 kB',
  },
  { name: 'the classic file', path: 'dist/biosystem.iife.js', limit: '152 kB' },
];
