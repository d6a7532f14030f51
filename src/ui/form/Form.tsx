import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  use,
  useLayoutEffect,
  useRef,
} from 'react';
import { focusInWidget } from '../../page/focus';
import { cx } from '../../style/cx';
import { css } from '../../style/emotion';
import { useLazyModule } from '../base/useLazyModule';
import { ErrorSummaryHeading } from './errorSummaryHeading';
import { INVALID_CONTROLS } from './invalidControls';

const loadSummary = () => import('../errors/ErrorSummary');

interface FormProps {
  className: string;
  part?: string;
  /** How often going on was tried in vain: each time the focus moves to the first invalid control, or to the summary. */
  invalidAttempts: number;
  onSubmit: () => void;
  children: ReactNode;
}

/**
 * A form that is validated and sent by script. On pages that the desk serves, the build makes the contact form post by
 * itself too (`scripts/nativeForm.ts`). No other form goes on without script: it shows no buttons then.
 */
export function Form({
  className,
  invalidAttempts,
  onSubmit,
  children,
  ...attributes
}: FormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const attempts = useRef(invalidAttempts);
  const heading = use(ErrorSummaryHeading);
  const summary = useLazyModule(heading === undefined ? undefined : loadSummary);
  useLayoutEffect(() => {
    if (invalidAttempts > attempts.current && !summary)
      focusInWidget(form.current?.querySelector<HTMLElement>(INVALID_CONTROLS));
    attempts.current = invalidAttempts;
  }, [invalidAttempts, summary]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  // Where a sandbox forbids forms, no submit event follows a press.
  const press = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || button.type !== 'submit' || event.isDefaultPrevented()) return;
    event.preventDefault();
    onSubmit();
  };
  const ignoreHeldEnter = (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement))
      event.preventDefault();
  };
  // method="dialog": a press before the script is here does not reload the page.
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that are held in its fields
    <form
      {...attributes}
      ref={form}
      className={cx(className, scripted)}
      method="dialog"
      noValidate
      onSubmit={submit}
      onClick={press}
      onKeyDown={ignoreHeldEnter}
    >
      {summary && heading && (
        <summary.ErrorSummary heading={heading} form={form} invalidAttempts={invalidAttempts} />
      )}
      {children}
    </form>
  );
}

/** Hidden, the buttons keep their place: a page is as high without script as with it. */
const scripted = css`
  @media (scripting: none) {
    &[method='dialog'] button {
      visibility: hidden;
    }
  }
`;
