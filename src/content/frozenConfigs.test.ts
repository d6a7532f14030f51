/**
 * Configs as they were written before the built-in firm became one, with what each of them showed then, in English and
 * Spanish: what differs from a page without a config, or from one whose config names a company alone. A difference is a
 * config that somebody has and that changes its meaning.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultsIn } from './business';
import { resolveConfig } from './config';

const FOLDER = 'tests/frozen';

interface Frozen {
  config: object;
  over: 'none' | 'name-alone';
  en: Record<string, unknown>;
  es: Record<string, unknown>;
  enGone: string[];
  esGone: string[];
}

/** Values by their path; of a list its length, too. */
function leavesOf(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [[path, value]];
  const length: [string, unknown][] = Array.isArray(value) ? [[`${path}.length`, value.length]] : [];
  return [
    ...length,
    ...Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key)),
  ];
}

describe.each(readdirSync(FOLDER))('%s', (file) => {
  const frozen = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Frozen;

  test.each(['en', 'es'] as const)('shows in %s what it has shown', async (lang) => {
    const { business, problems } = resolveConfig(frozen.config, await defaultsIn(lang), lang);
    const shown = new Map(leavesOf(business));
    expect(problems).toEqual([]);
    expect(Object.fromEntries(Object.keys(frozen[lang]).map((path) => [path, shown.get(path)]))).toEqual(
      frozen[lang],
    );
    expect(frozen[`${lang}Gone`].filter((path) => shown.has(path))).toEqual([]);
  });
});
