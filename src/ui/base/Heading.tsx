import { type ComponentProps, createContext, type ReactNode, use } from 'react';

/** Its level where neither the page nor the widget says another. */
export const FIRST_HEADING = 2;

/** The level of a widget's first heading, 1 to 6. */
export const FirstHeading = createContext(FIRST_HEADING);

interface HeadingProps extends ComponentProps<'h2'> {
  /** 1: the widget's first heading; 2: one beneath it. */
  rank: 1 | 2 | 3;
}

/** A heading of a widget. The page says at which level its headings begin (`heading-level`). */
export function Heading({ rank, ...props }: HeadingProps): ReactNode {
  const Tag = `h${Math.min(use(FirstHeading) + rank - 1, 6)}` as 'h2';
  return <Tag {...props} />;
}
