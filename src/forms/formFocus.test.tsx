import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInShadow } from '../testing/renderInShadow';
import { Form } from './fields/Form';
import { StepHeading } from './wizard/StepHeading';

interface WizardProps {
  invalidAttempts: number;
  stepChanges: number;
  invalid?: string;
}

const onSubmit = vi.fn();

/** A wizard's step: heading, two fields and a button. */
function Wizard({ invalidAttempts, stepChanges, invalid }: WizardProps): ReactNode {
  return (
    <Form className="form" invalidAttempts={invalidAttempts} onSubmit={onSubmit}>
      <StepHeading level={2} className="heading" stepChanges={stepChanges}>
        Step
      </StepHeading>
      {['name', 'email'].map((name) => (
        <input key={name} name={name} aria-label={name} aria-invalid={name === invalid} />
      ))}
      <button type="submit">Next</button>
    </Form>
  );
}

/** Shows a step; `show` renders it with other props. */
function renderWizard(props: WizardProps) {
  const { root, render } = renderInShadow(<Wizard {...props} />);
  return {
    root,
    show: (next: WizardProps) => render(<Wizard {...next} />),
    /** The name of the focused field, or the tag of another focused element. */
    focused: () => root.activeElement?.getAttribute('name') ?? root.activeElement?.localName,
  };
}

beforeEach(() => {
  onSubmit.mockReset();
});

test('each invalid attempt moves the focus to the first invalid field', () => {
  const { root, show, focused } = renderWizard({ invalidAttempts: 0, stepChanges: 0 });
  expect(focused()).toBeUndefined();
  show({ invalidAttempts: 1, stepChanges: 0, invalid: 'email' });
  expect(focused()).toBe('email');
  (root.activeElement as HTMLElement).blur();
  show({ invalidAttempts: 2, stepChanges: 0, invalid: 'name' });
  expect(focused()).toBe('name');
});

test('each step change moves the focus to the heading, an invalid field of that step has priority', () => {
  const { show, focused } = renderWizard({ invalidAttempts: 0, stepChanges: 0 });
  show({ invalidAttempts: 0, stepChanges: 1 });
  expect(focused()).toBe('h2');
  show({ invalidAttempts: 1, stepChanges: 2, invalid: 'name' });
  expect(focused()).toBe('name');
});

test('earlier invalid attempts do not move the focus when the form appears', () => {
  const { focused } = renderWizard({ invalidAttempts: 3, stepChanges: 1, invalid: 'name' });
  expect(focused()).toBe('h2');
});

test('Enter submits by script: native validation does not block it, and the page is not left', async () => {
  const { root } = renderWizard({ invalidAttempts: 0, stepChanges: 0 });
  const url = location.href;
  await userEvent.type(root.querySelector('input') as HTMLInputElement, 'Ada{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(location.href).toBe(url);
  expect(root.querySelector('form')).toMatchObject({ method: 'dialog', noValidate: true });
});

test('a key that is held submits once', async () => {
  const { root } = renderWizard({ invalidAttempts: 0, stepChanges: 0 });
  onSubmit.mockReset();
  for (const selector of ['input', 'button']) {
    root.querySelector<HTMLElement>(selector)?.focus();
    await userEvent.keyboard('{Enter>5/}');
  }
  expect(onSubmit).toHaveBeenCalledTimes(2);
});
