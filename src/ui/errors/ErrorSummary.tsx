import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { focusInWidget } from '../../page/focus';
import { css } from '../../style/emotion';
import { space, token } from '../../style/tokens';
import { Heading } from '../base/Heading';
import { INVALID_CONTROLS } from '../form/invalidControls';

interface Problem {
  control: HTMLElement;
  text: string;
}

interface ErrorSummaryProps {
  heading: string;
  form: RefObject<HTMLFormElement | null>;
  /** How often going on was tried in vain: each time the summary is made anew and takes the focus. */
  invalidAttempts: number;
}

/** What is wrong with a form, as links to its fields. What has been corrected disappears from it. */
export function ErrorSummary({ heading, form, invalidAttempts }: ErrorSummaryProps): ReactNode {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const attempts = useRef(invalidAttempts);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [shown, setShown] = useState(0);
  // oxlint-disable-next-line react/exhaustive-deps -- each render may have corrected something, and then one problem less is left
  useLayoutEffect(() => {
    if (invalidAttempts > attempts.current) {
      // oxlint-disable-next-line react/set-state-in-effect -- the errors are in the document now, not before
      setProblems(form.current ? problemsOf(form.current) : []);
      setShown(invalidAttempts);
    } else if (problems.some(isCorrected)) setProblems(problems.filter((problem) => !isCorrected(problem)));
    attempts.current = invalidAttempts;
  });
  useLayoutEffect(() => {
    if (shown > 0) focusInWidget(box.current);
  }, [shown]);
  if (problems.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
    <div ref={box} className={summary} part="error-summary" tabIndex={-1} aria-labelledby={id} role="group">
      <div role="alert">
        <Heading rank={2} id={id} className={title}>
          {heading}
        </Heading>
        <ul>
          {problems.map(({ control, text }) => (
            <li key={control.id || text}>
              <a
                href={`#${control.id}`}
                className={link}
                onClick={(event) => {
                  event.preventDefault(); // a field in a shadow root is no target of a link
                  focusInWidget(control);
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

function problemsOf(form: HTMLFormElement): Problem[] {
  const groups = new Set<Element>();
  return [...form.querySelectorAll<HTMLInputElement>(INVALID_CONTROLS)].flatMap((control) => {
    const group = control.closest('[data-missing]');
    if (group && groups.has(group)) return [];
    if (group) groups.add(group);
    const name = (group?.querySelector('legend') ?? control.labels?.[0])?.cloneNode(true) as
      | Element
      | undefined;
    for (const decoration of name?.querySelectorAll('[aria-hidden]') ?? []) decoration.remove();
    const ids = (group ?? control).getAttribute('aria-describedby')?.split(' ') ?? [];
    const error = ids.find((described) => described.endsWith('error'));
    const message = error && (form.getRootNode() as ShadowRoot).getElementById(error)?.textContent;
    return { control, text: [name?.textContent.trim(), message].filter(Boolean).join(': ') };
  });
}

const isCorrected = ({ control }: Problem): boolean =>
  !control.isConnected || !control.matches(INVALID_CONTROLS);

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
