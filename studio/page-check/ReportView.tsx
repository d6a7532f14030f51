import { CircleAlert, CircleCheck, CircleHelp, Lightbulb } from 'lucide';
import type { ReactNode, Ref } from 'react';
import type { Finding, Severity } from '../../src/check-page/report';
import { Icon } from '../../src/ui/base/Icon';
import { Button } from '../../src/ui/controls/Button';
import * as layout from '../../webapp/layout.styles';
import type { Refusal } from './loadPage';
import * as styles from './pageCheck.styles';
import type { Outcome } from './pageCheckStore';

const ICONS = { error: CircleAlert, warning: Lightbulb, unchecked: CircleHelp } as const;
const GROUPS = { error: 'Problems', warning: 'Hints', unchecked: 'Not checked' } as const;
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
        {heading('What was found')}
        <p className={layout.quiet}>
          Enter an address or paste a source. What is wrong is said here, with what to do.
        </p>
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
          <summary>{`What is right (${report.right.length})`}</summary>
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
      <h3 className={styles.unseenHeading}>What nobody can see from here</h3>
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
        {GROUPS[severity]}
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
                  {where.line !== undefined && `Line ${where.line} `}
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
  if (findings.length === 0)
    return `Everything is right, as far as a browser may look: ${counted(checked, 'thing')} checked`;
  const count = (wanted: Severity) => findings.filter(({ severity }) => severity === wanted).length;
  const [errors, hints] = [count('error'), count('warning')];
  return [
    errors > 0 ? counted(errors, 'problem') : 'No problem',
    ...(hints > 0 ? [counted(hints, 'hint')] : []),
    `${counted(checked, 'thing')} checked`,
  ].join(', ');
}

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

const unseenBy = ({ hasHeaders, frames }: Outcome): string[] => [
  ...(hasHeaders ? [] : ['What the server sends beside the page, such as a Content-Security-Policy header.']),
  'What scripts add to the page, or take away, once it is open.',
  ...(frames > 0
    ? [`What stands in the page’s ${counted(frames, 'frame')}: check the frame’s own address.`]
    : []),
];

const STEPS = [
  'Open the page.',
  'Show its source: Ctrl+U, on a Mac Option+Command+U.',
  'Select all of it and copy it.',
  'Paste it into “Source of the page”, and press “Check this source”.',
];

interface RefusedPageProps {
  refusal: Refusal;
  headingRef: Ref<HTMLHeadingElement>;
  onSource: () => void;
}

/** Why a page could not be read, and how to go on. */
export function RefusedPage({ refusal, headingRef, onSource }: RefusedPageProps): ReactNode {
  return (
    <>
      <h2 id="check-result" ref={headingRef} tabIndex={-1} className={styles.summary}>
        {refusal.what}
      </h2>
      <p className={styles.subject}>{refusal.address}</p>
      {refusal.reason === 'unreadable' && (
        <>
          <p>
            Most sites let only their own pages read them, and that is good. Or there is no page at this
            address. You can read it yourself:
          </p>
          <ol className={styles.steps}>
            {STEPS.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className={layout.quiet}>It is what the server sends, without what scripts add later.</p>
          <div className={layout.row}>
            <a href={refusal.address} target="_blank" rel="noopener noreferrer" className={styles.link}>
              Open the page
            </a>
            <Button type="button" kind="secondary" onPress={onSource}>
              Go to the source field
            </Button>
          </div>
        </>
      )}
    </>
  );
}
