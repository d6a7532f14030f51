import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { fillText } from '../../domain/fillText';
import { Icon } from '../../ui/base/Icon';
import type { Refusal, RefusalReason } from './photo';
import * as styles from './photoPicker.styles';

interface RefusedFilesProps {
  refusals: readonly Refusal[];
  messages: {
    /** Closes a long list of names. Knows `{count}`. */
    more: string;
    /** Know `{name}`, which may be several names, and the figures. */
    refusals: Record<RefusalReason, string>;
  };
  figures: Record<string, number>;
}

/** Longer lists of names are cut: nobody reads a hundred. */
const MAX_NAMES = 8;

/** One sentence for each reason, with the names of its files. */
export function RefusedFiles({ refusals, messages, figures }: RefusedFilesProps): ReactNode {
  const reasons = [...new Set(refusals.map(({ reason }) => reason))];
  return (
    <div className={styles.refusals}>
      <Icon icon={CircleAlert} size={20} />
      <ul>
        {reasons.map((reason) => {
          const names = refusals.filter((refusal) => refusal.reason === reason).map(({ name }) => name);
          const listed = names.slice(0, MAX_NAMES);
          if (names.length > MAX_NAMES)
            listed.push(fillText(messages.more, { count: names.length - MAX_NAMES }));
          return (
            <li key={reason}>
              {fillText(messages.refusals[reason], { ...figures, name: listed.join(', ') })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
