import { launcherFile, readDoors } from './scripts/doors';

/** What a visitor's phone downloads, brotli-compressed, by what is on the page. */
const page = (tag: string) => ['biosystem.js', ...(readDoors()[tag] ?? [])].map((file) => `dist/${file}`);

export default [
  { name: 'loader', path: 'dist/biosystem.js', limit: '2 kB' },
  { name: 'a page with only the contact form', path: page('bio-contact-form'), limit: '78 kB' },
  { name: 'a page with only an audit wizard', path: page('bio-audit-wizard'), limit: '80.5 kB' },
  { name: 'a page with only an estimator', path: page('bio-estimator'), limit: '88 kB' },
  { name: 'a page with only a quote builder', path: page('bio-quote-builder'), limit: '86 kB' },
  {
    name: 'the floating button of an estimator that nobody comes near',
    path: ['dist/biosystem.js', `dist/${launcherFile()}`],
    limit: '3 kB',
  },
  { name: 'the classic file', path: 'dist/biosystem.iife.js', limit: '118 kB' },
];
