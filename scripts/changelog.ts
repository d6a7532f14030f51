/** CHANGELOG.md, in the form of https://keepachangelog.com, grouped by what changed instead of how. */

/** What users notice, by heading: the areas that commits name. All other areas are left out. */
const AREAS: Readonly<Record<string, RegExp>> = {
  Widgets:
    /^(?:widgets?|bio-[\w-]+|about|add-ons|audit wizard|before-after|biocheck|contact form|cta banner|estimator|faq|footer|gallery|header|hero|map|not found|notice|plans|quote builder|reveal|sample report|scroll top|service (?:cards?|detail|pages)|slots|system wheel|testimonials|trust|choices|comparison|dialog|forms?|sections|wizards?|content|languages?|pric(?:es|ing)|theme|style|ui|elements?|hydration|islands?|loader|launcher|page|pictures|prefill|leads|outbox|replay|focus)$/i,
  'In the page: check and tag managers': /^(?:check|object|embed)$/i,
  Studio: /^studio$/i,
  'Lead desk': /^(?:desk|mails|notify|privacy)$/i,
  WordPress: /^wordpress$/i,
  'npm package and commands': /^(?:package|types|render|commands?)$/i,
};

const UNRELEASED = '## [Unreleased]';

/** What people have written below "Unreleased", without the heading. */
export function unreleasedText(changelog: string): string {
  const [, after = ''] = changelog.split(UNRELEASED);
  return (after.split(/^## /m)[0] ?? '').trim();
}

/**
 * Makes a section of what is unreleased, above the sections before.
 * @param subjects of the commits since the last release, `area: imperative`, newest first.
 */
export function releaseChangelog(
  changelog: string,
  { version, date, subjects }: { version: string; date: string; subjects: readonly string[] },
): string {
  const [before = '', after = ''] = changelog.split(UNRELEASED);
  const [, ...sections] = after.split(/^(?=## )/m);
  const section = [`## [${version}] - ${date.slice(0, 10)}`, unreleasedText(changelog), ...groups(subjects)];
  return `${[
    `${before}${UNRELEASED}`,
    section.filter((part) => part !== '').join('\n\n'),
    sections.join('').trim(),
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}

/** The text of a release's section, without its heading: the long notes. */
export function longNotes(changelog: string, version: string): string {
  const section = changelog.split(/^(?=## \[)/m).find((text) => text.startsWith(`## [${version}]`)) ?? '';
  return section.split('\n').slice(1).join('\n').trim();
}

/** The same on a few lines: what was written above all groups, and of each group the first sentence. */
export function shortNotes(notes: string): string {
  const [above = '', ...groupsBelow] = notes.split(/^### /m);
  const lines = groupsBelow.map((group) => {
    const [heading = '', ...rest] = group.split('\n');
    const [, entry = ''] = /^- ((?:.|\n(?! *- |\n))+)/m.exec(rest.join('\n')) ?? [];
    const text = entry.replace(/\s+/g, ' ').trim();
    return `- ${heading}: ${/^.+?[.!?](?= [A-Z]|$)/.exec(text)?.[0] ?? text}`;
  });
  return [above.trim(), lines.join('\n')].filter((part) => part !== '').join('\n\n');
}

/** A heading with its list for each area of which there is something to say. */
function groups(subjects: readonly string[]): string[] {
  return Object.entries(AREAS).flatMap(([heading, area]) => {
    const lines = subjects.flatMap((subject) => {
      const [, areas = '', what = ''] = /^([^:]+): (.+)$/.exec(subject) ?? [];
      return areas.split(', ').some((name) => area.test(name)) ? [`- ${capitalised(what)}.`] : [];
    });
    return lines.length > 0 ? [`### ${heading}\n\n${lines.toReversed().join('\n')}`] : [];
  });
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
