import { expect, test } from 'vitest';
import { firm } from '../../src/testing/firm';
import { isEmptyPage, withoutEmptyWidgets } from './emptyWidgets';
import { pagePaths } from './siteLanguages';

test('a page leaves out what would be empty, and keeps all else', () => {
  const html =
    '<bio-hero id="home"></bio-hero>\n<bio-trust view="brief"></bio-trust>\n<bio-faq></bio-faq>\n<p>Words</p>';
  expect(withoutEmptyWidgets(html, firm)).toBe(
    '<bio-hero id="home"></bio-hero>\n<bio-faq></bio-faq>\n<p>Words</p>',
  );
  const trust = { licenses: [], people: [], founded: 2009 };
  expect(withoutEmptyWidgets(html, { ...firm, trust })).toBe(html);
});

test('a page is empty where the widget that it is about is', () => {
  const html = '<title>Plans</title>\n<bio-plans view="page"></bio-plans>\n<bio-faq></bio-faq>';
  expect(isEmptyPage(html, firm)).toBe(false);
  expect(isEmptyPage(html, { ...firm, plans: [] })).toBe(true);
  expect(isEmptyPage('<article>Words</article>', {})).toBe(false);
});

test('a firm without a sample of its report has no page for it, in no language', () => {
  const reports = (paths: readonly string[]) => paths.filter((path) => path.endsWith('sample-report.html'));
  expect(reports(pagePaths())).toEqual(['sample-report.html', 'es/sample-report.html']);
  expect(reports(pagePaths(firm))).toEqual([]);
});
