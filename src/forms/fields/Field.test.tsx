import { expect, test } from 'vitest';
import { renderInShadow } from '../../testing/renderInShadow';
import { Checkbox } from './Checkbox';
import { TextField } from './TextField';

const field = (error?: string) => (
  <TextField label="Email" name="email" type="email" required error={error} value="ada" onValue={() => {}} />
);
const box = (invalid: boolean) => (
  <Checkbox name="approved" checked={false} onChange={() => {}} required invalid={invalid}>
    I approve
  </Checkbox>
);

test('a field is an invalid entry when its error is shown, whatever the browser thinks of its value', () => {
  const { root, render } = renderInShadow(field());
  const input = () => root.querySelector('input');
  expect(input()?.validity.valid).toBe(false);
  expect(input()?.getAttribute('aria-invalid')).toBe('false');
  render(field('Please enter an email address.'));
  expect(input()?.getAttribute('aria-invalid')).toBe('true');
});

test('a checkbox that has to be ticked says so, and is invalid once it was left out', () => {
  const { root, render } = renderInShadow(box(false));
  const input = () => root.querySelector('input');
  expect(input()?.required).toBe(true);
  expect(input()?.getAttribute('aria-invalid')).toBe('false');
  expect(root.textContent).toBe('I approve *');
  render(box(true));
  expect(input()?.getAttribute('aria-invalid')).toBe('true');
});
