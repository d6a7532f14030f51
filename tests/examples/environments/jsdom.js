// @vitest-environment jsdom
/** In jsdom, which cannot show widgets, an app with them can be tested. */
import { expect, test } from 'vitest';

test('a tag stays as it is written, and takes what a test dispatches', async () => {
  await import('biosystem-widgets');
  await import('biosystem-widgets/estimator');
  document.body.innerHTML = '<bio-estimator endpoint="https://desk.example/api/requests"></bio-estimator>';
  const element = document.querySelector('bio-estimator');
  const heard = [];
  element.addEventListener('bio-lead-sent', ({ detail }) => heard.push(detail.id));
  await new Promise((done) => setTimeout(done)); // what has been started by then would fail now
  element.dispatchEvent(new CustomEvent('bio-lead-sent', { detail: { id: '1' } }));
  expect(heard).toEqual(['1']);
  expect(element.outerHTML).toBe(
    '<bio-estimator endpoint="https://desk.example/api/requests"></bio-estimator>',
  );
});

test('a first state is rendered', async () => {
  const { renderToString } = await import('biosystem-widgets/server');
  expect(await renderToString('<bio-faq></bio-faq>')).toContain('shadowrootmode');
});
