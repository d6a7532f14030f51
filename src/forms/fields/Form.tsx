import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  use,
  useLayoutEffect,
  useRef,
} from 'react';
import { ErrorSummaryHeading } from '../../element/errorSummaryHeading';
import { focusInWidget } from '../../page/focus';
import { cx } from '../../style/cx';
import { css } from '../../style/emotion';
import { useLazyModule } from '../../ui/base/useLazyModule';
import type { ProblemSource } from './problems';

/** Of a group of choices the control is the first one. */
const INVALID_CONTROLS = '[data-missing] input, [aria-invalid=true]:not(fieldset)';

const loadSummary = () => import('./ErrorSummary');

interface FormProps<State> {
  className: string;
  part?: string;
  /** How often going on was tried in vain: each time the focus moves to the first invalid control, or to the summary. */
  invalidAttempts: number;
  /** For the summary of errors; left out where there is none. */
  problems?: ProblemSource<State>;
  onSubmit: () => void;
  children: ReactNode;
}

/**
 * A form that is validated and sent by script. On pages that the desk serves, the build makes the contact form post by
 * itself too (`scripts/site/nativeForm.ts`). No other form goes on without script: it shows no buttons then.
 */
export function Form<State>({
  className,
  invalidAttempts,
  problems,
  onSubmit,
  children,
  ...attributes
}: FormProps<State>): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const summaryBox = useRef<HTMLDivElement>(null);
  const attempts = useRef(invalidAttempts);
  const heading = use(ErrorSummaryHeading);
  const summary = useLazyModule(heading !== undefined && problems ? loadSummary : undefined);
  useLayoutEffect(() => {
    if (invalidAttempts > attempts.current)
      focusInWidget(summaryBox.current ?? form.current?.querySelector<HTMLElement>(INVALID_CONTROLS));
    attempts.current = invalidAttempts;
  }, [invalidAttempts]);
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
  const answerEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return;
    const following = event.repeat ? undefined : fieldAfter(event.target);
    if (event.repeat || following) event.preventDefault();
    following?.focus();
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
      onKeyDown={answerEnter}
    >
      {summary && heading && problems && (
        <summary.ErrorSummary
          ref={summaryBox}
          heading={heading}
          form={form}
          invalidAttempts={invalidAttempts}
          problems={problems}
        />
      )}
      {children}
    </form>
  );
}

/**
 * Where Enter leads whose key says Next on a phone. Its keyboard would send the form.
 * @returns undefined where Enter is the key of another keyboard, or says something else.
 */
function fieldAfter(target: EventTarget): HTMLElement | undefined {
  if (!(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next') return undefined;
  if (!matchMedia('(pointer: coarse)').matches) return undefined;
  const fields = [...(target.form?.elements ?? [])].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element.matches(FIELDS),
  );
  return fields[fields.indexOf(target) + 1];
}

const FIELDS = 'input:not([tabindex="-1"]),textarea,select';

/** Hidden, the buttons keep their place: a page is as high without script as with it. */
const scripted = css`
  @media (scripting: none) {
    &[method='dialog'] button {
      visibility: hidden;
    }
  }
`;
