import { expect, test, vi } from 'vitest';
import { renderInShadow } from '../../testing/renderInShadow';
import { NextSteps } from './NextSteps';

const messages = {
  nextCall: 'Call {phone}.',
  remind: 'Remind me',
  remindTitle: 'Have you heard from {company}?',
  remindText: 'Sent on {date}. Call {phone}.',
  remindTextWithoutPhone: 'Sent on {date}.',
};

test('shows the promises in order, the phone number, and a reminder for tomorrow', async () => {
  const { root } = renderInShadow(
    <NextSteps
      heading="What happens next"
      rank={2}
      steps={['We read it.', 'We call you.', '']}
      messages={messages}
      company={{ name: 'Larkspur', phone: '555-0100' }}
      leadId="1a2b3c4d"
      locale="en"
    />,
  );
  expect([...root.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'We read it.',
    'We call you.',
  ]);
  expect(root.querySelector('a')?.href).toBe('tel:5550100');

  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:reminder';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  root.querySelector('button')?.click();
  expect(click).toHaveBeenCalledOnce();
  const text = await files[0]?.text();
  expect(text).toContain('SUMMARY:Have you heard from Larkspur?');
  const [, start = ''] = /DTSTART:(\d{8})/.exec(text ?? '') ?? [];
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10).replaceAll('-', '');
  expect(start).toBe(tomorrow);
  vi.restoreAllMocks();
});
