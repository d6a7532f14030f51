/** The inbox: one page on which a firm reads its leads and notes what became of them. */
import { tokenDefaults } from '../src/style/tokens';
import { createPolicy, keepOffline, renderPage } from '../webapp/page';
import { App } from './app/App';
import { isStoring } from './lead/openedLeads';
import { sessionStore } from './session/sessionStore';

keepOffline('inbox', createPolicy('inbox'));
addEventListener('beforeunload', (event) => {
  if (isStoring()) event.preventDefault();
});
void sessionStore.getState().resume();
renderPage('#inbox', <App />, tokenDefaults['color-page']);
