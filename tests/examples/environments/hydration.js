// @vitest-environment happy-dom
/** Events of an element that React 18 has rendered on a server. */
import { useBioEvents } from 'biosystem-widgets/react';
import { act, createElement, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

function App() {
  const [sent, setSent] = useState('');
  const ref = useBioEvents({ 'bio-lead-sent': ({ detail }) => setSent(`${sent}${detail.id}`) });
  return createElement('main', null, createElement('bio-faq', { ref }), createElement('p', null, sent));
}

test('each is heard once, before and after a rendering, and none when the element is gone', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(createElement(App));
  document.body.append(container);
  let root;
  await act(() => {
    root = hydrateRoot(container, createElement(App));
  });
  const element = container.querySelector('bio-faq');
  const send = (id) => act(() => element.dispatchEvent(new CustomEvent('bio-lead-sent', { detail: { id } })));
  await send('a');
  await send('b');
  expect(container.querySelector('p').textContent).toBe('ab');
  await act(() => root.unmount());
  await send('c');
  expect(container.textContent).toBe('');
});
