import { readDoors } from './scripts/doors';

/** What a visitor's phone downloads, brotli-compressed, by what is on the page. */
const page = (tag: string) => ['biosystem.js', ...(readDoors()[tag] ?? [])].map((file) => `dist/${file}`);

export default [
  { name: 'loader', path: 'dist/biosystem.js', limit: '2 kB' },
  { name: 'a page with only the contact form', path: page('bio-contact-form'), limit: '78 kB' },
  { name: 'the classic file', path: 'dist/biosystem.iife.js', limit: '82 kB' },
];
