import { type ReactNode, useId } from 'react';
import { cx } from '../../src/style/cx';
import { visuallyHidden } from '../../src/ui/base/visuallyHidden';
import { Button } from '../../src/ui/controls/Button';
import * as layout from '../../webapp/layout.styles';
import type { ListedVersion } from './desk';
import * as styles from './publish.styles';

interface VersionsProps {
  /** At least one, the current one first. */
  versions: readonly ListedVersion[];
  isSteppingBack: boolean;
  /** Whether something is being published: nothing else can be done meanwhile. */
  isPublishing: boolean;
  onStepBack: () => void;
  onLoad: (version: number) => void;
}

/** How many are shown at once. */
const SHOWN = 5;

/** What was published under a name, to go back to. */
export function Versions({
  versions,
  isSteppingBack,
  isPublishing,
  onStepBack,
  onLoad,
}: VersionsProps): ReactNode {
  const id = useId();
  const [current, before] = versions;
  const older = versions.slice(SHOWN);
  const list = { current, isPublishing, onLoad };
  return (
    <section className={cx(layout.stack, styles.history)} aria-labelledby={`${id}title`}>
      <h3 id={`${id}title`}>Versions</h3>
      {current && before && (
        <div className={styles.stepBack}>
          <Button
            type="button"
            kind="secondary"
            busy={isSteppingBack}
            disabled={isPublishing}
            describedBy={`${id}hint`}
            onPress={onStepBack}
          >
            One step back
          </Button>
          <p id={`${id}hint`} className={layout.quiet}>
            {`Publishes version ${before.version} of ${formatTime(before.publishedAt)} again, as version ${current.version + 1}. A second step back undoes it. Your draft stays as it is.`}
          </p>
        </div>
      )}
      {current && (
        <div>
          <VersionList {...list} versions={versions.slice(0, SHOWN)} />
          {older.length > 0 && (
            <details className={styles.older}>
              <summary>{older.length === 1 ? 'An older version' : `${older.length} older versions`}</summary>
              <VersionList {...list} versions={older} />
            </details>
          )}
          <p className={layout.quiet}>
            Load puts a version into your draft; visitors see it once you publish. The desk keeps the last 50.
          </p>
        </div>
      )}
    </section>
  );
}

interface VersionListProps extends Pick<VersionsProps, 'versions' | 'isPublishing' | 'onLoad'> {
  current: ListedVersion | undefined;
}

const VersionList = ({ versions, current, isPublishing, onLoad }: VersionListProps): ReactNode => (
  <ul className={styles.versions}>
    {versions.map((entry) => (
      <li key={entry.version} className={styles.version}>
        <div>
          <p className={styles.title}>
            <strong>{`Version ${entry.version}`}</strong>
            {entry === current && <span className={styles.current}>what visitors see</span>}
          </p>
          <p className={layout.quiet}>
            <time dateTime={entry.publishedAt}>{formatTime(entry.publishedAt)}</time>,{' '}
            {formatSize(entry.bytes)}
          </p>
        </div>
        <Button type="button" kind="secondary" disabled={isPublishing} onPress={() => onLoad(entry.version)}>
          Load
          <span className={visuallyHidden}> {`version ${entry.version}`}</span>
        </Button>
      </li>
    ))}
  </ul>
);

const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

export const formatTime = (publishedAt: string): string => dateTime.format(new Date(publishedAt));
const formatSize = (bytes: number): string =>
  bytes < 1000 ? `${bytes} bytes` : `${number.format(bytes / 1000)} kB`;
