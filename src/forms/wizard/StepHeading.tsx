import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusInWidget } from '../../page/focus';
import { Heading } from '../../ui/base/Heading';

interface StepHeadingProps {
  /** Where the page names no `heading-level`. */
  level: 2 | 3;
  id?: string;
  /** Id of what says which step it is: read with it. */
  describedBy?: string;
  className: string;
  /** How often the step changed. The heading takes the focus at every change; left out: as soon as it appears. */
  stepChanges?: number;
  /** It takes the focus when the dialog around it opens. @default false */
  dialogFocus?: boolean;
  children: ReactNode;
}

/** Heading of a wizard's step. The focus moves to it with each step, so that a screen reader reads the new step. */
export function StepHeading({
  level,
  id,
  describedBy,
  className,
  stepChanges = 1,
  dialogFocus = false,
  children,
}: StepHeadingProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (stepChanges > 0) focusInWidget(heading.current);
  }, [stepChanges]);
  return (
    <Heading
      rank={level === 2 ? 1 : 2}
      id={id}
      aria-describedby={describedBy}
      ref={(element) => {
        heading.current = element;
        if (dialogFocus) element?.setAttribute('autofocus', ''); // in the browser, React sets it on no heading
      }}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- for prerendered HTML, where the dialog opens before hydration
      autoFocus={dialogFocus}
      tabIndex={-1}
      className={className}
      part="heading"
    >
      {children}
    </Heading>
  );
}
