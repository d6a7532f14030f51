import type { CheckReport, Severity } from '../report';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Such as "2 problems, 1 hint, 23 things checked". */
export function summaryOf({ findings, checked }: CheckReport): string {
  const count = (wanted: Severity) => findings.filter(({ severity }) => severity === wanted).length;
  const errors = count('error');
  const warnings = count('warning');
  return [
    errors > 0 ? plural(errors, 'problem', 'problems') : 'No problem',
    ...(warnings > 0 ? [plural(warnings, 'hint', 'hints')] : []),
    `${plural(checked, 'thing', 'things')} checked`,
  ].join(', ');
}

const WRITE = { error: console.error, warning: console.warn, unchecked: console.info };

/** Writes a report to the console, a line each. */
export function writeToConsole(report: CheckReport): void {
  console.info(`BioSystem ${report.version}, check of this page: ${summaryOf(report)}.`);
  // One text each: what stands in a page is never taken for the console's own format.
  for (const { severity, what, where, fix } of report.findings)
    WRITE[severity](['BioSystem:', what, fix, where?.code].filter(Boolean).join(' '));
}
