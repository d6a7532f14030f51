/** A draft as a page of its own: as large as the window, and as new as the studio has stored it. */
import { renderPage } from '../webapp/page';
import { DraftPage } from './share/DraftPage';

renderPage('#page', <DraftPage />);
