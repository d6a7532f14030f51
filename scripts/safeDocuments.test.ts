import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withSafeDocument } from './safeDocuments';

test('the installed React makes elements past names of the page', () => {
  const code = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');
  expect(withSafeDocument(code)).toContain('Document.prototype.createElement.call(document, "div")');
});

test('a React that makes none in this way fails the build', () => {
  expect(() => withSafeDocument('')).toThrow('does not find document.createElement(');
});
