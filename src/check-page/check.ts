/**
 * The check of an open page: what `BioSystem.check()` calls, and the panel of `?bio-check`. A file of its own, which nobody
 * else downloads.
 */
import { knownElements, version } from 'virtual:build';
import { safeDocument } from '../page/safeDocument';
import { checkPage } from './checkPage';
import type { KnownElement } from './knownElement';
import { thenOfObjects } from './live/builtIns';
import { copyRules } from './live/copies';
import { liveEndpointRules } from './live/endpoint';
import { fileRules, releaseFolder } from './live/files';
import { leftoverRules } from './live/leftovers';
import { lifecycleRules } from './live/lifecycle';
import { livePage } from './live/livePage';
import type { Context } from './live/observe';
import { shiftsSoFar, violationsSoFar } from './live/observe';
import { shiftRules } from './live/shifts';
import { storageRules } from './live/storage';
import { violationRules } from './live/violations';
import { createNetwork } from './network';
import { parseUrl } from './page';
import { createPanel } from './panel/panel';
import { writeToConsole } from './panel/summary';
import type { CheckReport, Finding } from './report';
import type { Rule } from './rule';
import { pageRules } from './rules/rules';

const rulesFor = (context: Context): readonly Rule[] => [
  ...copyRules(context),
  ...lifecycleRules,
  ...fileRules(context),
  ...pageRules,
  ...liveEndpointRules,
  ...leftoverRules,
  ...storageRules,
  ...shiftRules(context),
];

/** Checks the page as it is now, and writes what it finds to the console. Never rejects. */
export function check(): Promise<CheckReport> {
  const broken = thenOfObjects();
  if (!broken) return run();
  // Nothing that waits for an object would go on, so this one is none of the kind that the browser takes for a promise.
  const report = Object.assign(Object.create(null) as CheckReport, reportOf([broken]));
  writeToConsole(report);
  return Promise.resolve(report);
}

const reportOf = (findings: readonly Finding[]): CheckReport => ({
  version,
  page: location.href,
  findings,
  right: [],
  checked: findings.length,
});

async function run(): Promise<CheckReport> {
  const sent = await pageAsSent();
  const shifts = await shiftsSoFar();
  const context: Context = {
    version,
    folder: releaseFolder(import.meta.url),
    source: sent?.source,
    shifts: shifts ?? [],
  };
  const page = livePage({
    root: safeDocument.documentElement,
    address: parseUrl(location.href),
    policy: sent?.policy,
    manifest: withCommonAttributes(knownElements),
    source: sent?.source,
  });
  const network = navigator.onLine ? createNetwork(isForbidden) : undefined;
  const looked = await checkPage(page, network, rulesFor(context));
  // Afterwards, because a policy may refuse what the check asks for, too.
  const refused = await checkPage(page, network, violationRules(violationsSoFar(), context.folder));
  const unseen: Finding[] = [
    ...(sent
      ? []
      : [unchecked('What the server sends beside the page, such as its Content-Security-Policy.')]),
    ...(shifts
      ? []
      : [unchecked('What has moved while the page was loading: this browser does not measure it.')]),
  ];
  const result = {
    version,
    page: location.href,
    findings: [...looked.findings, ...refused.findings, ...unseen],
    right: [...looked.right, ...refused.right],
    checked: looked.checked + refused.checked,
  };
  writeToConsole(result);
  return result;
}

/** `bio-site` comes first: its attributes are those of every element. */
const withCommonAttributes = ([site, ...widgets]: typeof knownElements): KnownElement[] =>
  site
    ? [
        site,
        ...widgets.map((widget) => ({ ...widget, attributes: [...widget.attributes, ...site.attributes] })),
      ]
    : [];

const isForbidden = ({ origin }: URL): boolean =>
  violationsSoFar().some(
    ({ directive, blocked }) => directive === 'connect-src' && parseUrl(blocked)?.origin === origin,
  );

const unchecked = (what: string): Finding => ({ severity: 'unchecked', what });

/** Milliseconds. */
const PATIENCE = 10_000;

/** The page as its server sends it; undefined where it cannot be read. */
async function pageAsSent(): Promise<{ source: string; policy: string } | undefined> {
  try {
    const response = await fetch(location.href, {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(PATIENCE),
    });
    return { source: await response.text(), policy: response.headers.get('content-security-policy') ?? '' };
  } catch {
    return undefined;
  }
}

/** Shows the check as a panel on the page, once. */
export const showCheck = (): void => createPanel(check);
