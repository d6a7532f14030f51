import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
} from 'react';
import { Button } from '../../src/ui/controls/Button';
import { ErrorBoundary } from '../../webapp/ErrorBoundary';
import * as layout from '../../webapp/layout.styles';
import { useWindowValue } from '../../webapp/useWindowValue';
import { DraftBar } from '../draft/DraftBar';
import * as styles from './app.styles';

interface StudioView {
  /** The hash of its address. It may go on behind a slash, as in `#gallery/bio-faq`. */
  id: string;
  label: string;
  /** What one does there, in a few words. */
  purpose: string;
  View: LazyExoticComponent<ComponentType>;
}

/** The studio's views, in the order of the work. The code of each is loaded when it is opened. */
const views: readonly [StudioView, ...StudioView[]] = [
  {
    id: 'gallery',
    label: 'Gallery',
    purpose: 'See every widget, in every state and width.',
    View: lazy(() => import('../gallery/Gallery')),
  },
  {
    id: 'theme',
    label: 'Theme',
    purpose: 'Give the widgets a brand’s colors, fonts and corners.',
    View: lazy(() => import('../theme/Theme')),
  },
  {
    id: 'editor',
    label: 'Prices and words',
    purpose: 'Write the firm’s services, prices, questions and texts.',
    View: lazy(() => import('../editor/Editor')),
  },
  {
    id: 'share',
    label: 'Take it along',
    purpose: 'Download, share or publish what you made.',
    View: lazy(() => import('../share/Share')),
  },
  {
    id: 'snippet',
    label: 'Snippet',
    purpose: 'Copy what you paste into your page.',
    View: lazy(() => import('../snippet/Snippet')),
  },
  {
    id: 'check',
    label: 'Check my page',
    purpose: 'Find out why a pasted widget does not work.',
    View: lazy(() => import('../page-check/PageCheck')),
  },
];

/** The frame of all views: their menu, the draft at work, and the view that the address names, else the first. */
export function App(): ReactNode {
  const name = useWindowValue('hashchange', () => location.hash.slice(1).split('/')[0]);
  const view = views.find(({ id }) => id === name) ?? views[0];
  const main = useRef<HTMLElement>(null);
  const openedBefore = useRef(name);
  useEffect(() => {
    document.title = `${view.label} · Studio · BioSystem widgets`;
    // Opened from the menu, a view is read from its beginning.
    if (openedBefore.current !== name) main.current?.focus();
    openedBefore.current = name;
  }, [view, name]);

  return (
    <div className={styles.frame} data-app>
      <header className={styles.head}>
        <p className={styles.brand}>Studio</p>
        <nav aria-label="Studio" className={styles.menu}>
          {views.map(({ id, label }) => (
            <a key={id} href={`#${id}`} aria-current={id === view.id ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <DraftBar />
      </header>
      <main ref={main} tabIndex={-1} className={styles.main} aria-labelledby="view-title">
        <h1 id="view-title" className={styles.title}>
          {view.label}
        </h1>
        <p className={styles.purpose}>{view.purpose}</p>
        <ErrorBoundary key={view.id} fallback={failure}>
          <Suspense fallback={<output>Loading…</output>}>
            <view.View />
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
}

/** In place of a view. The menu stays. */
const failure = (error: unknown): ReactNode => (
  <div className={layout.card} role="alert">
    <p>
      This view could not be shown. There may be no network, or the studio was replaced by a newer one. What
      is saved on this device stays.
    </p>
    <p className={layout.quiet}>{String(error)}</p>
    <div>
      <Button type="button" onPress={() => location.reload()}>
        Load it again
      </Button>
    </div>
  </div>
);
