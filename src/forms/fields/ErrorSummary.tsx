import { type ReactNode, type Ref, type RefObject, useId, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { focusInWidget } from '../../page/focus';
import { css } from '../../style/emotion';
import { space, token } from '../../style/tokens';
import { Heading } from '../../ui/base/Heading';
import type { ProblemSource, Problems } from './problems';

interface ErrorSummaryProps<State> {
  ref: Ref<HTMLDivElement>;
  heading: string;
  form: RefObject<HTMLFormElement | null>;
  /** How often going on was tried in vain: each time the summary is made anew. */
  invalidAttempts: number;
  problems: ProblemSource<State>;
}

/** What was wrong with a form at the last attempt, as links to its fields. What has been corrected disappears from it. */
export function ErrorSummary<State>({
  ref,
  heading,
  form,
  invalidAttempts,
  problems: { store, problemsOf },
}: ErrorSummaryProps<State>): ReactNode {
  const id = useId();
  const problems = useStore(store, useShallow(problemsOf));
  const [last, setLast] = useState<{ attempts: number; found: Problems }>({
    attempts: invalidAttempts,
    found: {},
  });
  if (last.attempts !== invalidAttempts)
    setLast({ attempts: invalidAttempts, found: invalidAttempts > last.attempts ? problems : {} });
  const left = Object.entries(last.found).filter(([name]) => Object.hasOwn(problems, name));
  if (left.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
    <div ref={ref} className={summary} part="error-summary" tabIndex={-1} aria-labelledby={id} role="group">
      <div role="alert">
        <Heading rank={2} id={id} className={title}>
          {heading}
        </Heading>
        <ul>
          {left.map(([name, text]) => (
            <li key={name}>
              <a
                href={`#${name}`}
                className={link}
                onClick={(event) => {
                  event.preventDefault(); // a field in a shadow root is no target of a link
                  const control = CSS.escape(name);
                  focusInWidget(
                    form.current?.querySelector<HTMLElement>(
                      `[name="${control}"],[data-missing="${control}"] input`,
                    ),
                  );
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const summary = css`
  grid-column: 1 / -1;
  padding: ${space('16px')} 20px;
  border: 3px solid ${token('color-error')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground')};
  scroll-margin-block: 96px;
`;

const title = css`
  font-size: 1.125em;
  font-weight: 650;
`;

const link = css`
  display: inline-block;
  padding-block: 10px;
  color: ${token('color-error')};
  font-weight: 600;
  overflow-wrap: anywhere;
`;
