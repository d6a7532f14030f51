import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteColor } from '../../scripts/site/siteTheme';
import { english } from '../../src/content/messages';
import { mailTexts } from '../../src/languages/mails';
import { siteTexts } from '../../src/languages/site';
import { findBuiltIn } from '../support/builtInWords';
import type { NewFirm } from './firms';

export function* filesIn(folder: string, path = ''): Generator<string> {
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) yield* filesIn(folder, inside);
    else yield inside;
  }
}

/** What scripts say for any firm: the product's own name, which is that of the built-in firm too, the states of a country and a font. */
const ofProduct = /BioSystem|biosystem|GA Georgia|Georgia, serif/g;

/** Texts for any firm in English, as long as nothing else would hold them by chance. */
const englishTexts =
  JSON.stringify([english, siteTexts['en'], mailTexts['en']]).match(/(?<=":")[^"{}]{25,}(?=")/g) ?? [];

/** What a text says in English, for readers of another language. */
export const englishIn = (text: string): string[] => englishTexts.filter((one) => text.includes(one));

/** What a firm may say: its own facts, and what the product says for any firm. */
export const ownWords = (folder: string): unknown => [
  JSON.parse(readFileSync(join(folder, 'demo/public/business.json'), 'utf8')),
  siteTexts,
  english,
];

/** What the built files say that is the built-in firm's, or in the wrong language. */
export function searchFiles(folder: string, { languages, says }: NewFirm): string[] {
  const site = join(folder, 'dist/site');
  const read = (path: string) => readFileSync(join(site, path), 'utf8');
  const own = ownWords(folder);
  const files = [...filesIn(site)];
  const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith('embed/'));
  const texts = files.filter(
    (file) =>
      /\.(?:html|json|webmanifest|svg|txt|xml)$/.test(file) &&
      !/^(?:v|snapshots|pictures)\/|schema|custom-elements/.test(file),
  );
  const scripts = files.filter((file) => /^v\/.*\.js$/.test(file));
  return [
    ...texts.flatMap((file) =>
      findBuiltIn([read(file).replace(/biosystem(?:-[\w.]+)?\.(?:js|iife\.js)/g, '')], own).map(
        (found) => `${file}: ${found.slice(0, 120)}`,
      ),
    ),
    ...scripts.flatMap((file) =>
      findBuiltIn([read(file).replace(ofProduct, '')], own).map((found) => `${file}: ${found.slice(0, 120)}`),
    ),
    ...pages.flatMap((file) => coloredAsOurs(read(file)).map((color) => `${file}: our color ${color}`)),
    ...['icon.svg', 'site.webmanifest'].flatMap((file) =>
      coloredAsOurs(read(file)).map((color) => `${file}: our color ${color}`),
    ),
    ...(languages.includes('en')
      ? []
      : pages.flatMap((file) => englishIn(read(file)).map((text) => `${file}: in English: ${text}`))),
    ...Object.entries(says).flatMap(([file, parts]) =>
      parts.filter((part) => !read(file).includes(part)).map((part) => `${file} does not say: ${part}`),
    ),
  ];
}

/** The built-in firm's green and red, outside of widgets: in these each stands only where no theme names another. */
function coloredAsOurs(text: string): string[] {
  const page = text.replace(/<template shadowrootmode.*?<\/template>/gs, '');
  return [siteColor('color-dark'), siteColor('color-accent')].filter((color) => page.includes(color));
}
