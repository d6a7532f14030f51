/** What programs read first: https://llmstxt.org */
import { titleOf } from './markdown';
import type { StagedPage } from './stagePages';

/** The list of all pages, and all that owners, site builders and agencies read as one text. */
export function llmsTexts(pages: readonly StagedPage[]): Readonly<Record<string, string>> {
  const [first, ...others] = pages.toSorted((one, other) => one.place.localeCompare(other.place, 'en'));
  const isForUsers = ({ place }: StagedPage) =>
    !/^(?:developer|es|changelog|license|examples)(?:\/|$)/.test(place);
  const line = ({ place, markdown }: StagedPage) => `- [${titleOf(markdown)}](${place}.md)`;
  const list = (title: string, listed: readonly StagedPage[]) =>
    `## ${title}\n\n${listed.map(line).join('\n')}\n`;
  return {
    'llms.txt': [
      '# BioSystem widgets\n',
      '> Lead-generation widgets as custom elements for any website, and the lead desk that receives their leads.\n',
      'Every page of this site is also Markdown: /docs/owner.md for /docs/owner/. All pages for users as one text: [llms-full.txt](llms-full.txt).\n',
      list('For owners, site builders and agencies', others.filter(isForUsers)),
      list(
        'Optional',
        others.filter((page) => !isForUsers(page)),
      ),
    ].join('\n'),
    'llms-full.txt': [first, ...others.filter(isForUsers)]
      .map((page) => page?.markdown ?? '')
      .join('\n\n---\n\n'),
  };
}
