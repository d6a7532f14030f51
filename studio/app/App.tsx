import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../src/ui/controls/Button';
import { ErrorBoundary } from '../../webapp/ErrorBoundary';
import * as layout from '../../webapp/layout.styles';
import { useWindowValue } from '../../webapp/useWindowValue';
import { DraftBar } from '../draft/DraftBar';
import { type Draft, UNTITLED } from '../draft/draft';
import { draftStore } from '../draft/draftStore';
import * as styles from './app.styles';

interface StudioView {
  /** The hash of its address. It may go on behind a slash, as in `#gallery/bio-faq`. */
  id: string;
  label: string;
  /** What one does there, in a few words. */
  purpose: string;
  View: LazyExoticComponent<ComponentType>;
}

/** Where one begins. */
const start: StudioView = {
  id: 'start',
  label: 'What do you make?',
  purpose: 'Begin with what comes closest, and change what differs.',
  View: lazy(() => import('../start/Start')),
};

const editor: StudioView = {
  id: 'editor',
  label: 'Edit',
  purpose: 'Press a text or a price in the page, and change it there. The form is for the rest.',
  View: lazy(() => import('../editor/Editor')),
};

/** Views in the order of the work: a menu, of which an entry may have several. The code of each is loaded when it is opened. */
const menu: readonly { label: string; views: readonly [StudioView, ...StudioView[]] }[] = [
  { label: editor.label, views: [editor] },
  {
    label: 'Design',
    views: [
      {
        id: 'theme',
        label: 'Design',
        purpose: 'Give the widgets a brand’s colors, fonts and corners.',
        View: lazy(() => import('../theme/Theme')),
      },
    ],
  },
  {
    label: 'Publish',
    views: [
      {
        id: 'share',
        label: 'Publish',
        purpose: 'Publish, download or share what you made.',
        View: lazy(() => import('../share/Share')),
      },
      {
        id: 'snippet',
        label: 'Code for your page',
        purpose: 'Copy what you paste into your page.',
        View: lazy(() => import('../snippet/Snippet')),
      },
      {
        id: 'print',
        label: 'Links and print',
        purpose: 'Make links and QR codes that tell where a lead came from, and a door hanger.',
        View: lazy(() => import('../print/Print')),
      },
      {
        id: 'check',
        label: 'Check my page',
        purpose: 'Find out why a pasted widget does not work.',
        View: lazy(() => import('../page-check/PageCheck')),
      },
    ],
  },
  {
    label: 'Widgets',
    views: [
      {
        id: 'gallery',
        label: 'Widgets',
        purpose: 'See every widget, in every state and width.',
        View: lazy(() => import('../gallery/Gallery')),
      },
    ],
  },
];
const views = [start, ...menu.flatMap((entry) => entry.views)];

/** Whether there is something to go on with. */
const isBegun = ({ name, config }: Draft): boolean => name !== UNTITLED || Object.keys(config).length > 0;

/** The frame of all views: their menu, the draft at work, and the view that the address names, else the first. */
export function App(): ReactNode {
  const name = useWindowValue('hashchange', () => location.hash.slice(1).split('/')[0]);
  const [first] = useState(() => (isBegun(draftStore.getState().draft) ? editor : start));
  const view = views.find(({ id }) => id === name) ?? first;
  const beside = menu.find((entry) => entry.views.includes(view))?.views ?? [];
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
        <p className={styles.brand}>
          <a href="#start">Studio</a>
        </p>
        <nav aria-label="Studio" className={styles.menu}>
          {menu.map(({ label, views: own }) => (
            <a
              key={label}
              href={`#${own[0].id}`}
              aria-current={own[0] === view ? 'page' : own.includes(view) || undefined}
            >
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
        {beside.length > 1 && (
          <nav aria-label="Publish" className={styles.beside}>
            {beside.map(({ id, label }) => (
              // Beginning with "#", one that is scrolled out of sight is taken for a link that skips to content.
              <a key={id} href={`./#${id}`} aria-current={id === view.id ? 'page' : undefined}>
                {label}
              </a>
            ))}
          </nav>
        )}
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
