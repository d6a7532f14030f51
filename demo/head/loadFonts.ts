/** Uses the web fonts where they can be there before the first paint. site.css says why not elsewhere. */
import { whenIdle } from '../../src/page/scheduling';

/** What the browser says of the network; TypeScript's own types do not have it, because not all browsers do. */
interface NetworkInformation {
  saveData: boolean;
  /** Round-trip time in milliseconds. */
  rtt: number;
  effectiveType: string;
  type?: string;
}

export const { connection } = navigator as { connection?: NetworkInformation };

/** How the page was opened, and how long that took. */
export const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/** Milliseconds of the page's own round trip below which fonts are there before the first paint. */
const FAST = 60;
/** Some browsers guess a round trip of 100 to 125 ms before they know it. */
const HIGHEST_GUESS = 125;

const isSaving = connection?.saveData ?? false;
const isFast =
  opened !== undefined &&
  opened.responseStart - opened.requestStart < FAST &&
  !(connection && connection.rtt > HIGHEST_GUESS);
/** The page before has fetched them, unless the visitor left it at once. */
const mayBeCached = document.referrer.startsWith(`${location.origin}/`);

const fetchFonts = () => {
  for (const font of ['Bricolage Grotesque', 'Instrument Sans'])
    document.fonts.load(`1em "${font}"`).catch(() => undefined);
};

if ((isFast || mayBeCached) && !isSaving) fetchFonts();
else {
  document.documentElement.setAttribute('data-fallback-fonts', '');
  if (!isSaving) addEventListener('load', () => whenIdle(fetchFonts)); // for the next page
}
