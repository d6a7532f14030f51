import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { specs } from '../../src/specs';
import { llmsTexts } from './llms';
import { rewriteMarkdown, titleOf } from './markdown';
import { readNavigation } from './navigation';
import { placeOf } from './pages';
import { pageFiles, stagePage } from './stagePages';

const mark = (markdown: string) =>
  rewriteMarkdown(
    markdown,
    ({ isPicture, text, target }) => `${isPicture ? 'picture' : 'link'}<${text}|${target}>`,
  );

describe('rewriteMarkdown', () => {
  it.each([
    ['a [b](c.md) d', 'a link<b|c.md> d'],
    ['[`a[0]`](b.md)', 'link<`a[0]`|b.md>'],
    ['[[service].html](<a/[service].html>)', 'link<[service].html|a/[service].html>'],
    ['[![p](p.webp)](b.md)', 'link<picture<p|p.webp>|b.md>'],
    ['[`two\nlines`](b.md)', 'link<`two\nlines`|b.md>'],
    ['`[a](b.md)`', '`[a](b.md)`'],
    ['```md\n[a](b.md)\n<!-- c -->\n```', '```md\n[a](b.md)\n<!-- c -->\n```'],
    ['<!-- for writers -->\n\na', 'a'],
  ])('%j', (markdown, expected) => {
    expect(mark(markdown)).toBe(expected);
  });
});

describe('stagePage', () => {
  const stage = (text: string, file = 'docs/developer/design.md') =>
    stagePage(file, text, (other) =>
      ['docs/owner.md', 'README.md', 'docs/developer/tasks/README.md'].includes(other),
    );

  it.each([
    ['[a](../owner.md#settings)', '[a](/owner/#settings)', '[a](../owner.md#settings)'],
    ['[a](tasks/README.md)', '[a](/developer/tasks/)', '[a](tasks.md)'],
    ['[a](../../README.md)', '[a](/)', '[a](../index.md)'],
    ['[tokens.ts](../../src/style/tokens.ts)', '`src/style/tokens.ts`', '`src/style/tokens.ts`'],
    [
      '[tokens](../../src/style/tokens.ts)',
      'tokens (`src/style/tokens.ts`)',
      'tokens (`src/style/tokens.ts`)',
    ],
    ['![p](design/p.webp)', '![p](/developer/design/p.webp)', '![p](design/p.webp)'],
    [
      '[a](https://example.com) [b](#here)',
      '[a](https://example.com) [b](#here)',
      '[a](https://example.com) [b](#here)',
    ],
  ])('%s', (text, source, markdown) => {
    expect(stage(text)).toMatchObject({ source, markdown });
  });
});

describe('the pages', () => {
  const files = pageFiles();

  it('all of users, and each area of developers, are in the navigation', () => {
    const linked = readNavigation(readFileSync('docs/README.md', 'utf8')).flatMap(({ pages }) =>
      pages.map(({ link }) => link),
    );
    const users = readdirSync('docs').filter((name) => name.endsWith('.md') && name !== 'README.md');
    const developers = readdirSync('docs/developer')
      .filter((name) => name.endsWith('.md'))
      .map((name) => `developer/${name}`);
    expect([...users, ...developers].filter((name) => !linked.includes(name))).toEqual([]);
    expect(readNavigation(readFileSync('docs/README.md', 'utf8')).map(({ title }) => title)).toEqual([
      'Owner',
      'Site builder',
      'Agency',
      'Developer',
    ]);
  });

  it('have places of their own, and titles', () => {
    const places = files.map(placeOf);
    expect(new Set(places).size).toBe(files.length);
    expect(files.filter((file) => titleOf(readFileSync(file, 'utf8')) === '')).toEqual([]);
  });

  it('are listed for programs', () => {
    const pages = files.map((file) => stagePage(file, readFileSync(file, 'utf8'), () => true));
    const texts = llmsTexts(pages);
    expect(texts['llms.txt']).toContain("- [Owner's guide](owner.md)");
    expect(texts['llms.txt']?.match(/^- /gm)).toHaveLength(files.length - 1);
    expect(texts['llms-full.txt']).toContain('# The inbox');
  });
});

describe('a page in Spanish', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const names = readdirSync('docs/es').filter((name) => name !== 'README.md');
  const all = (text: string, pattern: RegExp) => text.match(pattern) ?? [];
  /** Sections, rows, entries and links: what was added to one page only would differ. */
  const shapeOf = (text: string) => ({
    headings: all(text, /^#+ /gm).map((heading) => heading.trim()),
    rows: all(text, /^ *\|/gm).length,
    entries: all(text, /^(?:- |\d\. )/gm).length,
    links: all(text, /\]\(/g).length,
    code: all(text, /^```.*?^```/gms),
    live: all(text, /^<!-- live: .*/gm),
    questions: all(text, /^<!-- asked: /gm),
    variables: all(text, /^\| `[A-Z_]+`/gm),
  });

  it.each(names)('%s says what the English one says', (name) => {
    expect(shapeOf(read(`docs/es/${name}`))).toEqual(shapeOf(read(`docs/${name}`)));
  });

  it('is in the navigation', () => {
    const linked = readNavigation(read('docs/es/README.md')).flatMap(({ pages }) =>
      pages.map(({ link }) => link),
    );
    expect(linked.toSorted()).toEqual(names.toSorted());
  });
});

describe('live widgets', () => {
  const stage = (text: string) => stagePage('docs/theming.md', text, () => true);

  it('every element is shown in its section', () => {
    const { source, widgets } = stagePage(
      'docs/elements.md',
      readFileSync('docs/elements.md', 'utf8'),
      () => true,
    );
    for (const { spec } of specs) expect(Object.values(widgets).map(({ tag }) => tag)).toContain(spec.tag);
    expect(source.match(/^<LiveWidget name="elements-\d+" \/>$/gm)).toHaveLength(specs.length);
    const shown = (tag: string) => Object.values(widgets).find((widget) => widget.tag === tag);
    expect(shown('bio-contact-form')?.usesEndpoint).toBe(true);
    expect(shown('bio-faq')?.attributes.map(({ name }) => name)).toContain('heading-level');
  });

  it('show an example, or the block above them, and stay a comment elsewhere', () => {
    const comment = '<!-- live: bio-estimator state=live config=moving css=above -->';
    const text = `\`\`\`css\na { b: c }\n\`\`\`\n\n${comment}\n`;
    const { source, markdown, widgets } = stage(text);
    expect(source).toContain('<LiveWidget name="theming-1" />');
    expect(markdown).not.toContain('live');
    expect(widgets['theming-1']).toMatchObject({
      tag: 'bio-estimator',
      example: '/examples/moving.json',
      css: 'a { b: c }\n',
      first: { attributes: { 'live-range': true } },
    });
    const json = '```json\n{ "version": 1 }\n```\n\n<!-- live: bio-faq config=above -->\n';
    expect(stage(json).widgets['theming-1']).toMatchObject({ config: { version: 1 }, example: undefined });
  });

  it.each([
    ['<!-- live: bio-nothing -->', /bio-nothing/],
    ['<!-- live: bio-faq state=gone -->', /bio-faq gone/],
    ['<!-- live: bio-faq config=above -->', /no json above/],
    ['<!-- live: bio-faq config=gone -->', /gone\.json/],
  ])('%s cannot be shown', (text, message) => {
    expect(() => stage(text)).toThrow(message);
  });
});

it('what readers ask is a place, and no text', () => {
  const { source, markdown } = stagePage('docs/owner.md', 'a\n\n<!-- asked: How long? -->\n\nb', () => true);
  expect(source).toContain('<Asked id="how-long" question="How long?" />');
  expect(markdown).toBe('a\n\nb');
});

it('each release in the changelog says where its documents are', () => {
  const { source } = stagePage('CHANGELOG.md', '# Changelog\n\n## [1.2.0] - 2030-01-31\n', () => true);
  expect(source).toContain('## [1.2.0] - 2030-01-31\n\n<LiveRelease release="1.2.0" />');
});
