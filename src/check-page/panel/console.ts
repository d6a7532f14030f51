import type { CheckReport } from '../report';
import { summaryOf } from './summary';

const WRITE = { error: console.error, warning: console.warn, unchecked: console.info };

/** Writes a report to the console, a line each. */
export function writeToConsole(report: CheckReport): void {
  console.info(`BioSystem ${report.version}, check of this page: ${summaryOf(report)}.`);
  // One text each: what stands in a page is never taken for the console's own format.
  for (const { severity, what, where, mend } of report.findings)
    WRITE[severity](['BioSystem:', what, mend, where?.code].filter(Boolean).join(' '));
}
