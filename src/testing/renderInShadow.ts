import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { adoptStyles } from '../style/sheet';

interface Rendered {
  host: HTMLElement;
  root: ShadowRoot;
  /** Renders synchronously, effects included. */
  render: (view: ReactNode) => void;
}

/** Renders a component of `src/ui` in a shadow root with the widgets' styles, until the test ends. */
export function renderInShadow(view: ReactNode): Rendered {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const app = document.createElement('div');
  app.dataset['app'] = '';
  root.append(app);
  adoptStyles(root);
  document.body.append(host);
  const reactRoot = createRoot(app);
  const render = (next: ReactNode) => flushSync(() => reactRoot.render(next));
  render(view);
  onTestFinished(() => {
    reactRoot.unmount();
    host.remove();
  });
  return { host, root, render };
}
