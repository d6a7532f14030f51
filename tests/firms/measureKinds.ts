import { failedAudits, scoreOf, startLighthouse } from '../../scripts/tools/lighthouse';

/** What a site promises of each page. How fast one is depends on the machine that measures. */
const LEAST = { accessibility: 95, 'best-practices': 95, seo: 95 } as const;
const CATEGORIES = Object.keys(LEAST) as (keyof typeof LEAST)[];

/** The pages that search engines are not to show. */
export const NOT_INDEXED = /\/(?:book|thank-you)$/;

/** Of pages that are made alike, such as those of services, the first one stands for all. */
const kindOf = (route: string) =>
  route.replace(/^\/(?:es|de)(?=\/)/, '').replace(/^\/services\/.+/, '/services/…');

/** So many kinds are measured where not all are. */
const SAMPLE = 3;

/** Lighthouse's scores of each kind of page, or of a few of them, others each day. @returns those that are too low */
export async function measureKinds(
  url: string,
  routes: readonly string[],
  isLong: boolean,
): Promise<string[]> {
  const all = [...new Map(routes.toReversed().map((route) => [kindOf(route), route])).values()];
  const first = (Math.floor(Date.now() / 86_400_000) * SAMPLE) % all.length;
  const measured = isLong ? all : [...all, ...all].slice(first, first + SAMPLE);
  const { report, end } = await startLighthouse(CATEGORIES);
  const low: string[] = [];
  try {
    for (const route of measured) {
      const found = await report(url + route);
      const asked = CATEGORIES.filter((name) => name !== 'seo' || !NOT_INDEXED.test(route));
      console.log(`  ${route}: ${asked.map((name) => `${name} ${scoreOf(found, name)}`).join(', ')}`);
      if (asked.some((name) => scoreOf(found, name) < LEAST[name]))
        low.push(`${route} has failed in Lighthouse: ${failedAudits(found).join('; ')}`);
    }
  } finally {
    end();
  }
  return low;
}
