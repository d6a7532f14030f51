/** A draft as a page of its own: as large as the window, and as new as the studio has stored it. */
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../src/style/sheet';
import './app/page.styles';
import { DraftPage } from './share/DraftPage';

adoptStyles(document);
createRoot(document.querySelector('#page') as HTMLElement).render(<DraftPage />);
