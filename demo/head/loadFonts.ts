/** Uses the web fonts where they can be there before the first paint. site.css says why not elsewhere. */
import { whenIdle } from '../../src/page/scheduling';
import { showHeadingFace } from './headingFace';

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

const HEADINGS = 'Bricolage Grotesque';
const fetchTextFace = () => document.fonts.load('1em "Instrument Sans"');
const ignore = () => undefined;

if ((isFast || mayBeCached) && !isSaving)
  for (const face of [document.fonts.load(`1em "${HEADINGS}"`), fetchTextFace()]) face.catch(ignore);
else {
  document.documentElement.setAttribute('data-fallback-fonts', '');
  // The face of the text is for the next page: its paragraphs would break differently.
  if (!isSaving)
    addEventListener('load', () =>
      whenIdle(() => void showHeadingFace(HEADINGS).then(fetchTextFace).catch(ignore)),
    );
}
