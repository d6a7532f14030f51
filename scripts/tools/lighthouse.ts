/** Lighthouse, in a browser of its own. */
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumLaunchOptions } from './chromium';

export interface Lighthouse {
  /** The report on a page. Where tracing fails, which happens, it is repeated, at most twice. */
  report: (url: string) => Promise<Result>;
  end: () => void;
}

/** @param categories such as `seo` */
export async function startLighthouse(categories: readonly string[]): Promise<Lighthouse> {
  const { args = [], executablePath } = chromiumLaunchOptions({ headlessShell: false });
  const browser = await launch({
    ...(executablePath ? { chromePath: executablePath } : {}),
    chromeFlags: [...args, '--headless'],
  });

  async function report(url: string, attempts = 3): Promise<Result> {
    const found = await lighthouse(url, {
      port: browser.port,
      onlyCategories: [...categories],
      logLevel: 'error',
    });
    if (!found) throw new Error(`Lighthouse returned no report on ${url}.`);
    const { runtimeError } = found.lhr;
    if (!runtimeError) return found.lhr;
    const message = `${url} could not be measured: ${runtimeError.code}`;
    if (attempts === 1) throw new Error(message);
    console.log(message);
    return report(url, attempts - 1);
  }

  return { report: (url) => report(url), end: () => browser.kill() };
}

/** What has failed in a report, of all categories but performance. */
export const failedAudits = ({ categories, audits }: Result): string[] =>
  Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);

/** A score from 0 to 100. */
export const scoreOf = ({ categories }: Result, name: string): number =>
  Math.round((categories[name]?.score ?? 0) * 100);
