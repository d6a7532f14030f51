/** Pages of somebody else's, and what is found in them. */

import { expect } from 'vitest';
import { toJson } from '../../leads/toJson';
import { checkPage } from '../checkPage';
import type { KnownElement } from '../knownElement';
import { livePage } from '../live/livePage';
import type { Answer, Network } from '../network';
import { type Page, parseUrl } from '../page';
import type { Report, Severity } from '../report';
import type { Rule } from '../rule';
import { pageRules } from '../rules/rules';
import { testManifest } from './manifest';

export const DESK = 'https://desk.example';
export const SCRIPT = `<script type="module" src="${DESK}/biosystem.js"></script>`;
export const STYLE = '<style>bio-contact-form:not(:defined) { min-block-size: 9px }</style>';
export const FORM = `<bio-contact-form endpoint="${DESK}/api/requests"></bio-contact-form>`;
export const PAGE = 'https://www.example.com/contact';

/** A page on which all is right but its script. */
export const around = (script: string): string => script + STYLE + FORM;

export interface Visit {
  /** `''`: not known. */
  address?: string;
  /** Language of the page. @default 'en' */
  lang?: string;
  /** What the page's server sends beside it. */
  policy?: string;
  /** Answers by the address without its query. Others are not there. */
  answers?: Answers;
}

type Answers = Readonly<Record<string, { status?: number; type?: string; text: string } | undefined>>;

/** A desk that takes leads from the page. @param changes to what it says of the page's origin. */
export const desk = (changes: object = {}): Answers => ({
  [`${DESK}/biosystem.js`]: { type: 'text/javascript', text: 'self.BioSystem = {}' },
  [`${DESK}/api/check`]: {
    text: toJson({
      version: '1',
      origin: 'https://www.example.com',
      originAllowed: true,
      ...changes,
    }),
  },
});

export const answering = (answers: Answers): Network => ({
  get: async (url): Promise<Answer> => {
    const found = answers[url.origin + url.pathname];
    if (!found) return 'unreadable';
    const { status = 200, type = 'application/json', text } = found;
    const body = new TextEncoder().encode(text).buffer;
    return { status, ok: status < 300, type, body, url: url.href, policy: undefined };
  },
});

interface Source {
  html: string;
  address: URL | undefined;
  policy?: string | undefined;
}

type Read = (source: Source, manifest: readonly KnownElement[]) => Page;

/** What is found in pages. @param read makes a page of its source. */
export function reporter(read: Read, rules: readonly Rule[]) {
  const reportOf = (
    html: string,
    { address = PAGE, lang = 'en', policy, answers = desk() }: Visit = {},
  ): Promise<Report> => {
    const page = read(
      { html: `<!doctype html><html lang="${lang}">${html}`, address: parseUrl(address), policy },
      testManifest,
    );
    return checkPage(page, answering(answers), rules);
  };
  /** A line each: how bad, what, and what to do. */
  const linesOf = async (html: string, visit?: Visit): Promise<string[]> => {
    const { findings } = await reportOf(html, visit);
    return findings.map(({ severity, what, fix = '' }) => `${severity}: ${what} ${fix}`);
  };
  return { reportOf, linesOf };
}

/** As if the page were open. */
const open: Read = ({ html, ...source }, manifest) =>
  livePage({ ...source, manifest, root: new DOMParser().parseFromString(html, 'text/html').documentElement });

export const { linesOf } = reporter(open, pageRules);

export type Mistake = [name: string, html: string, severity: Severity, says: RegExp, visit?: Visit];

/** The line of one finding. */
export const line = (severity: Severity, says: RegExp): unknown =>
  expect.stringMatching(new RegExp(`^${severity}: .*${says.source}`));
