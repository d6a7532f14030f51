/** The studio: one page for people without Node. Nothing it does is stored on a server unless they publish it. */
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../src/style/sheet';
import { App } from './app/App';
import './app/page.styles';
import { registerServiceWorker } from './app/trusted';
import { startDrafts } from './draft/drafts';

adoptStyles(document);
// Of a site without HTTPS, browsers offer none: the studio needs the network then.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void registerServiceWorker('serviceWorker.js').catch((error: unknown) =>
    console.warn('The studio will not work without a network:', error),
  );

const root = createRoot(document.querySelector('#studio') as HTMLElement);
void startDrafts().then(() => root.render(<App />));
