import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from './markdown';

export const DECISIONS = 'docs/developer/decisions';

interface Decision {
  readonly file: string;
  readonly number: number;
  readonly title: string;
  readonly status: string;
  readonly area: string;
}

/** @throws where the record lacks a part, or bears another number than its file. */
export function parseDecision(file: string, text: string): Decision {
  const { number = '', title = '' } = /^# (?<number>\d+)\. (?<title>.+)$/m.exec(text)?.groups ?? {};
  const [, status = ''] = /^- Status: (accepted(?:, replaces \d+)?|replaced by \d+)$/m.exec(text) ?? [];
  const [, area = ''] = /^- Area: (.+)$/m.exec(text) ?? [];
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  if (!title || Number(number) !== Number.parseInt(file, 10))
    throw new Error(`${file} needs a title with its number, such as "# 12. Islands".`);
  if (!status)
    throw new Error(`${file} needs "- Status: accepted", "replaced by N" or "accepted, replaces N".`);
  if (!area) throw new Error(`${file} needs an "- Area:".`);
  if (headings.join() !== 'Context,Decision,Consequences')
    throw new Error(`${file} needs the headings Context, Decision and Consequences.`);
  return { file, number: Number(number), title, status, area };
}

/** A table of all records: a new one is in it after `npm run docs`. */
export function decisionIndex(): string {
  const decisions = readdirSync(DECISIONS)
    .filter((file) => /^\d{4}-/.test(file))
    .toSorted()
    .map((file) => parseDecision(file, readFileSync(join(DECISIONS, file), 'utf8')));
  const twice = decisions.find(({ number }, index) => number === decisions[index + 1]?.number);
  if (twice) throw new Error(`${DECISIONS} has two records with the number ${twice.number}.`);
  return table(
    ['', 'decision', 'area', 'status'],
    decisions.map(({ file, number, title, area, status }) => [
      String(number),
      `[${title}](${file})`,
      area,
      status,
    ]),
  );
}
