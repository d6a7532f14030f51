/** The inbox: one page on which a firm reads its leads and notes what became of them. */
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../src/style/sheet';
import { App } from './app/App';
import './app/page.styles';
import { registerServiceWorker } from './app/serviceWorker';
import { isStoring } from './lead/openedLeads';
import { sessionStore } from './session/sessionStore';

adoptStyles(document);
// Of a site without HTTPS, browsers offer none: the inbox needs the network then.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void registerServiceWorker('serviceWorker.js').catch((error: unknown) =>
    console.warn('The inbox will not work without a network:', error),
  );

addEventListener('beforeunload', (event) => {
  if (isStoring()) event.preventDefault();
});

const root = createRoot(document.querySelector('#inbox') as HTMLElement);
void sessionStore.getState().resume();
root.render(<App />);
