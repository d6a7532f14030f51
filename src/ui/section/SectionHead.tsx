import type { ReactNode } from 'react';
import { cx } from '../../style/cx';
import { Heading } from '../base/Heading';
import * as styles from './section.styles';

interface SectionHeadProps {
  heading: string;
  /** The sentence below it, where there is one. */
  lead?: ReactNode;
  /** On a dark background, or on a picture. @default false */
  onDark?: boolean;
  /** Look of the heading. @default that of a section */
  className?: string;
}

/** The widget's first heading, which names its section, and the sentence below it. */
export function SectionHead({
  heading,
  lead,
  onDark = false,
  className = styles.heading,
}: SectionHeadProps): ReactNode {
  return (
    <>
      <Heading rank={1} id="heading" className={className} part="heading">
        {heading}
      </Heading>
      {lead && <p className={cx(styles.lead, onDark && styles.leadOnDark)}>{lead}</p>}
    </>
  );
}
