import { CircleAlert, CircleCheck, CircleHelp, Lightbulb } from 'lucide';
import type { ReactNode, Ref } from 'react';
import type { Finding, Severity } from '../../src/check-page/report';
import { Icon } from '../../src/ui/base/Icon';
import * as layout from '../ui/layout.styles';
import { messages } from './messages';
import * as styles from './pageCheck.styles';
import type { Outcome } from './work';

const ICONS = { error: CircleAlert, warning: Lightbulb, unchecked: CircleHelp } as const;
const ORDER: readonly Severity[] = ['error', 'warning', 'unchecked'];

interface ReportViewProps {
  /** Undefined before the first check. */
  outcome: Outcome | undefined;
  headingRef: Ref<HTMLHeadingElement>;
}

/** What was found, the worst first. */
export function ReportView({ outcome, headingRef }: ReportViewProps): ReactNode {
  const heading = (text: string) => (
    <h2 id="check-result" ref={headingRef} tabIndex={-1} className={styles.summary}>
      {text}
    </h2>
  );
  if (!outcome)
    return (
      <>
        {heading(messages.result)}
        <p className={layout.quiet}>{messages.nothingYet}</p>
      </>
    );
  const { report, subject } = outcome;
  return (
    <>
      {heading(summaryOf(outcome))}
      {subject && <p className={styles.subject}>{subject}</p>}
      {ORDER.map((severity) => {
        const findings = report.findings.filter((finding) => finding.severity === severity);
        return findings.length > 0 && <Findings key={severity} severity={severity} findings={findings} />;
      })}
      {report.right.length > 0 && (
        <details open={report.findings.length === 0}>
          <summary>{messages.right(report.right.length)}</summary>
          <ul className={styles.right}>
            {report.right.map((sentence) => (
              <li key={sentence}>
                <Icon icon={CircleCheck} size={20} />
                {sentence}
              </li>
            ))}
          </ul>
        </details>
      )}
      <h3 className={styles.unseenHeading}>{messages.unseen}</h3>
      <ul className={styles.unseen}>
        {unseenBy(outcome).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

function Findings({ severity, findings }: { severity: Severity; findings: readonly Finding[] }): ReactNode {
  return (
    <section aria-labelledby={`check-${severity}`} className={styles.group}>
      <h3 id={`check-${severity}`} className={styles.groupHeading}>
        {messages.groups[severity]}
      </h3>
      <ul className={styles.findings}>
        {findings.map(({ what, where, fix }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two of them may say the same; none of them has a state
          <li key={index} className={styles.finding} data-severity={severity}>
            <Icon icon={ICONS[severity]} size={20} />
            <div className={styles.said}>
              <p className={styles.what}>{what}</p>
              {fix && <p>{fix}</p>}
              {where && (
                <p className={styles.where}>
                  {where.line !== undefined && `${messages.line(where.line)} `}
                  <code>{where.code}</code>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function summaryOf({ report: { findings, checked } }: Outcome): string {
  const count = (wanted: Severity) => findings.filter(({ severity }) => severity === wanted).length;
  return findings.length === 0
    ? messages.allRight(checked)
    : messages.summary(count('error'), count('warning'), checked);
}

const unseenBy = ({ hasHeaders, frames }: Outcome): string[] => [
  ...(hasHeaders ? [] : [messages.unseenHeaders]),
  messages.unseenScripts,
  ...(frames > 0 ? [messages.unseenFrames(frames)] : []),
];
