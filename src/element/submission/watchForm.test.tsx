import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { nextTask } from '../../testing/mount';
import { watchForm } from './watchForm';

const abandonedForm = vi.hoisted(() => ({ isMissing: false, deliverAbandoned: vi.fn<() => void>() }));
vi.mock('./abandonedForm', () => ({
  get deliverAbandoned() {
    if (abandonedForm.isMissing) throw new Error('The file cannot be had.');
    return abandonedForm.deliverAbandoned;
  },
}));

const { deliverAbandoned } = abandonedForm;

beforeEach(() => {
  abandonedForm.isMissing = false;
});
afterEach(() => {
  deliverAbandoned.mockClear();
});

/** A form that has the focus. */
function focusForm(abandoned: boolean) {
  const store = createStore<{ typed: string; partialLead?: () => undefined }>(() => ({ typed: '' }));
  const settings = createStore(() => ({ endpoint: undefined, guard: undefined, abandoned }));
  watchForm(document.createElement('bio-test'), { store, settings, seenAt: undefined });
  return {
    type: (typed: string) => store.setState({ typed }),
    allow: () => settings.setState({ abandoned: true }),
  };
}

test('a form of a page with the attribute is delivered when it is abandoned', async () => {
  const form = focusForm(true);
  await vi.waitFor(() => expect(deliverAbandoned).toHaveBeenCalledOnce());
  form.type('Ana');
  await nextTask();
  expect(deliverAbandoned).toHaveBeenCalledOnce();
});

test('without the attribute it is not, until the page gets it', async () => {
  const form = focusForm(false);
  form.type('Ana');
  await nextTask();
  expect(deliverAbandoned).not.toHaveBeenCalled();
  form.allow();
  form.type('Ana Ruiz');
  await vi.waitFor(() => expect(deliverAbandoned).toHaveBeenCalledOnce());
});

test('code that could not be had is loaded again when something is typed', async () => {
  abandonedForm.isMissing = true;
  const form = focusForm(true);
  await nextTask();
  expect(deliverAbandoned).not.toHaveBeenCalled();
  abandonedForm.isMissing = false;
  form.type('Ana');
  await vi.waitFor(() => expect(deliverAbandoned).toHaveBeenCalledOnce());
});
