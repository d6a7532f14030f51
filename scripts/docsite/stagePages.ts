/** Makes of the Markdown files of the project what the site's generator reads, and what the site offers as Markdown. */
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, posix } from 'node:path';
import { slugOf } from '../docs/links';
import { placeWidgets, type Shown } from './liveWidgets';
import { rewriteMarkdown } from './markdown';
import { linkedFile, markdownOf, outsideFiles, placeOf } from './pages';

/** @returns the files of all pages, by their path within the project. */
export const pageFiles = (): string[] => [
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.startsWith('.'))
    .map((name) => `docs/${name}`)
    .toSorted(),
  ...outsideFiles,
];

/** A page with its links as they have to be on the site. */
export interface StagedPage {
  readonly place: string;
  /** With addresses of pages, such as `/owner/#settings`. */
  readonly source: string;
  /** With addresses of Markdown files, such as `../owner.md#settings`. */
  readonly markdown: string;
  /** Pictures by their path within the project. */
  readonly pictures: readonly string[];
  /** Live widgets, by the names that the source has for them. */
  readonly widgets: Readonly<Record<string, Shown>>;
}

/** @param isPage whether the site has a page of a file. */
export function stagePage(file: string, text: string, isPage: (file: string) => boolean): StagedPage {
  const place = placeOf(file) ?? '';
  const pictures: string[] = [];
  const { text: withWidgets, widgets } = placeWidgets(text, place);
  const rewrite = (from: string, addressOf: (target: string) => string) =>
    rewriteMarkdown(from, ({ isPicture, text: inside, target }) => {
      const linked = linkedFile(file, target);
      if (!linked) return `${isPicture ? '!' : ''}[${inside}](${target})`;
      if (isPicture) {
        pictures.push(linked.path);
        return `![${inside}](${addressOf(pictureName(linked.path))})`;
      }
      const page = [linked.path, posix.join(linked.path, 'README.md')].find(isPage);
      if (page === undefined) return withPath(inside, linked.path);
      return `[${inside}](${addressOf(markdownOf(placeOf(page) ?? ''))}${linked.hash})`;
    });
  const folder = posix.dirname(markdownOf(place));
  return {
    place,
    source: rewrite(
      withReleases(file, withQuestions(withWidgets)),
      (target) => `/${target.replace(/(?:^index|(?<=.))\.md$/, '/').replace(/^\//, '')}`,
    ),
    markdown: rewrite(text, (target) => posix.relative(folder, target)),
    pictures,
    widgets,
  };
}

/**
 * What readers ask in words that no heading has: `<!-- asked: How long leads are kept -->` before the answer is a title for the search
 * and a place to lead to, and nothing that is seen.
 */
const withQuestions = (text: string): string =>
  text.replace(
    /^<!-- asked: (.+) -->$/gm,
    (_, question: string) => `<Asked id="${slugOf(question)}" question="${question}" />`,
  );

/** Below each release of the changelog, where its documents are. */
const withReleases = (file: string, text: string): string =>
  file === 'CHANGELOG.md'
    ? text.replace(/^## \[(\d+\.\d+\.\d+)\].*$/gm, '$&\n\n<LiveRelease release="$1" />')
    : text;

/** Pictures keep their place below `docs/`. */
const pictureName = (path: string): string => path.replace(/^docs\//, '');

/** What is no page: readers of the site have no such file, and who has the project finds it by its path. */
function withPath(text: string, path: string): string {
  const plain = text.replaceAll('`', '');
  return plain === basename(path) || plain === path ? `\`${path}\`` : `${text} (\`${path}\`)`;
}

/**
 * Writes all pages into a folder: the sources by their places, and in `public` what is served as it is.
 * @param folder gets them.
 */
export async function stagePages(folder: string): Promise<StagedPage[]> {
  const files = pageFiles();
  const pages = files.map((file) =>
    stagePage(file, readFileSync(file, 'utf8'), (other) => files.includes(other) || other === 'README.md'),
  );
  const write = async (name: string, content: string): Promise<void> => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  };
  for (const { place, source, markdown, widgets } of pages) {
    const known = Object.keys(widgets).length > 0 ? `---\nlive: ${JSON.stringify(widgets)}\n---\n\n` : '';
    await write(posix.join(place, 'index.md'), known + source);
    await write(posix.join('public', markdownOf(place)), markdown);
  }
  for (const path of new Set(pages.flatMap(({ pictures }) => pictures)))
    await cp(path, join(folder, 'public', pictureName(path)), { recursive: true });
  return pages;
}
