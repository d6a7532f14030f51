/** The studio: one page for people without Node. Nothing it does is stored on a server unless they publish it. */
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../src/style/emotion';
import { App } from './app/App';
import './app/page.styles';

adoptStyles(document);
createRoot(document.querySelector('#studio') as HTMLElement).render(<App />);
