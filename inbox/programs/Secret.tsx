import type { ReactNode } from 'react';
import * as styles from './programs.styles';

/** What is shown only once, to be copied. */
export function Secret({ text, secret }: { text: string; secret: string }): ReactNode {
  return (
    <>
      <span>{text}</span>
      <code className={styles.token}>{secret}</code>
    </>
  );
}
