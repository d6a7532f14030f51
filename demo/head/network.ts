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
