/** The studio: one page for people without Node. Nothing it does is stored on a server unless they publish it. */
import { keepOffline, renderPage } from '../webapp/page';
import { App } from './app/App';
import { policy } from './app/trusted';
import { startDrafts } from './draft/drafts';

keepOffline('studio', policy);
void startDrafts().then(() => renderPage('#studio', <App />));
