import { type ReactNode, useRef } from 'react';
import { nameOf } from '../config/words';
import { groupsOf } from './groups';
import { useMedia } from './useMedia';
import * as styles from './widgetList.styles';

interface WidgetListProps {
  tags: readonly string[];
  /** The tag of the one that is shown. */
  chosen: string;
}

/** All widgets by group; where there is little space, behind a button. */
export function WidgetList({ tags, chosen }: WidgetListProps): ReactNode {
  const isWide = useMedia('(min-width: 1201px)');
  const details = useRef<HTMLDetailsElement>(null);
  /** What was opened to choose is closed, and keeps the focus. */
  const close = () => {
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  const list = (
    <nav aria-label="Widgets" className={styles.list}>
      {groupsOf(tags).map(({ label, tags: own }) => (
        <section key={label}>
          <h2 className={styles.group}>{label}</h2>
          <ul>
            {own.map((tag) => (
              <li key={tag}>
                <a
                  href={`#gallery/${tag}`}
                  className={styles.entry}
                  aria-current={tag === chosen ? 'true' : undefined}
                  onClick={close}
                >
                  {nameOf(tag)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
  if (isWide) return list;
  return (
    <details ref={details} className={styles.collapsed}>
      <summary className={styles.toggle}>Widgets: {nameOf(chosen)}</summary>
      {list}
    </details>
  );
}
