import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { DraftBar } from '../draft/DraftBar';
import * as styles from './app.styles';
import { ErrorBoundary } from './ErrorBoundary';
import { useHashView } from './useHashView';
import { views } from './views';

/** The frame of all views: their menu, the draft at work, and the view that the address names. */
export function App(): ReactNode {
  const { view, isFirst } = useHashView();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = `${view.label} · Studio · BioSystem widgets`;
    // Opened from the menu, a view is read from its beginning.
    if (!isFirst) main.current?.focus();
  }, [view, isFirst]);

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
        <ErrorBoundary key={view.id}>
          <Suspense fallback={<output>Loading…</output>}>
            <view.View />
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
}
