import {
  CalendarDays,
  ChartColumn,
  History as HistoryIcon,
  type IconNode,
  Inbox as InboxIcon,
  MailWarning,
  Tags,
} from 'lucide';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { focusFirst } from '../../src/page/focus';
import { cx } from '../../src/style/cx';
import { Icon } from '../../src/ui/base/Icon';
import { visuallyHidden } from '../../src/ui/base/visuallyHidden';
import { Appointments } from '../appointments/Appointments';
import { Facts } from '../facts/Facts';
import { Lead } from '../lead/Lead';
import { SettledNotice } from '../lead/Outcomes';
import { failedStore, forgetLeads } from '../lead/openedLeads';
import { forgetSettled } from '../lead/outcomes';
import { Keys } from '../leads/Keys';
import { LeadList } from '../leads/LeadList';
import { listStore } from '../leads/listStore';
import { Log } from '../log/Log';
import { useMessages } from '../messages/useMessages';
import { Numbers } from '../numbers/Numbers';
import { sessionStore, useSession } from '../session/sessionStore';
import { Unsent } from '../unsent/Unsent';
import { Works } from '../works/Works';
import { AccountMenu } from './AccountMenu';
import * as styles from './app.styles';
import { leadHref, useRoute, type View } from './route';

/** Views that are seldom opened: their code is fetched then. */
const seldom: Partial<Record<View, ComponentType>> = {
  people: lazy(async () => ({ default: (await import('../people/People')).People })),
  own: lazy(async () => ({ default: (await import('../own/OwnAccount')).OwnAccount })),
  programs: lazy(async () => ({ default: (await import('../programs/Programs')).Programs })),
  replies: lazy(async () => ({ default: (await import('../replies/Replies')).Replies })),
};

/** What the menu leads to. Programs, short answers, people and one's own account are seldom changed: the account's menu leads there. */
const icons: Readonly<Record<Exclude<View, 'programs' | 'replies' | 'works' | 'people' | 'own'>, IconNode>> =
  {
    leads: InboxIcon,
    appointments: CalendarDays,
    unsent: MailWarning,
    numbers: ChartColumn,
    facts: Tags,
    log: HistoryIcon,
  };

/** Views of one entry of the menu, which is named like the first. */
const counted = ['numbers', 'works'] as const satisfies readonly View[];
const isCounted = (view: View): boolean => counted.some((one) => one === view);

/** Views of the owner alone. */
const ownersViews: readonly View[] = ['unsent', 'facts', 'log'];

/** The menu, and beside it the view that the address names. The list of leads stays beside an open lead where there is space. */
export function Frame({ takesFocus }: { takesFocus: boolean }): ReactNode {
  const messages = useMessages();
  const { view, lead } = useRoute();
  const { role, firms } = useSession();
  const isReadBefore = useStore(sessionStore, (state) => state.isReadBefore);
  const content = useRef<HTMLElement>(null);
  const shown = (Object.keys(icons) as (keyof typeof icons)[]).filter(
    (name) =>
      (role === 'owner' || !ownersViews.includes(name)) &&
      (name !== 'facts' || firms.some(({ id }) => id === '')),
  );
  const Seldom = seldom[view];
  const failed = useStore(failedStore, ({ leads }) => leads).filter(({ id }) => id !== lead);
  useEffect(() => listStore.getState().watch(), []);
  useEffect(
    () => () => {
      forgetLeads();
      forgetSettled();
    },
    [],
  );
  useEffect(() => {
    document.title = `${messages[view]} · ${messages.title}`;
  }, [view, messages]);
  useEffect(() => {
    const place = content.current;
    if (takesFocus && place) focusFirst([...place.querySelectorAll('h1'), place]);
  }, [takesFocus]);
  const opened = `${view} ${lead ?? ''}`;
  const openedBefore = useRef(opened);
  useEffect(() => {
    // Opened from the menu or the list, a view is read from its beginning.
    if (openedBefore.current !== opened) content.current?.focus({ preventScroll: true });
    openedBefore.current = opened;
  }, [opened]);

  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <p className={styles.brand}>{messages.title}</p>
        <nav aria-label={messages.views} className={styles.menu}>
          {shown.map((name) => (
            <a
              key={name}
              href={`#${name}`}
              aria-current={name === view ? 'page' : (name === counted[0] && isCounted(view)) || undefined}
            >
              <Icon icon={icons[name]} size={20} />
              {messages[name]}
            </a>
          ))}
        </nav>
        <AccountMenu />
      </header>
      <div aria-live="polite" className={styles.notice}>
        {isReadBefore && <p>{messages.readBefore}</p>}
        {view === 'leads' && <SettledNotice />}
      </div>
      {failed.length > 0 && (
        <div role="alert" className={styles.notice}>
          {failed.map(({ id, name }) => (
            <p key={id}>
              {messages.notStored} <a href={leadHref(id)}>{name || messages.noName}</a>
            </p>
          ))}
        </div>
      )}
      {view === 'leads' ? (
        <main className={cx(styles.panes, lead !== undefined && styles.isLeadOpen)}>
          <section
            ref={lead === undefined ? content : undefined}
            tabIndex={-1}
            className={styles.list}
            aria-label={messages.leads}
          >
            {lead === undefined && <h1 className={visuallyHidden}>{messages.leads}</h1>}
            <LeadList open={lead} />
            <Keys open={lead} />
          </section>
          <section
            ref={lead === undefined ? undefined : content}
            tabIndex={-1}
            className={styles.detail}
            aria-label={messages.lead}
          >
            {lead === undefined ? (
              <p className={styles.empty}>{messages.chooseLead}</p>
            ) : (
              <Lead key={lead} id={lead} />
            )}
          </section>
        </main>
      ) : (
        <main ref={content} tabIndex={-1} className={styles.page}>
          <h1 className={styles.title}>{messages[view]}</h1>
          {isCounted(view) && (
            <nav aria-label={messages.numbers} className={styles.beside}>
              {counted.map((name) => (
                <a key={name} href={`#${name}`} aria-current={name === view ? 'page' : undefined}>
                  {messages[name]}
                </a>
              ))}
            </nav>
          )}
          {view === 'appointments' && <Appointments />}
          {view === 'unsent' && <Unsent />}
          {view === 'numbers' && <Numbers />}
          {view === 'works' && <Works />}
          {view === 'facts' && <Facts />}
          {view === 'log' && <Log />}
          {Seldom && (
            <Suspense fallback={<output>{messages.loading}</output>}>
              <Seldom />
            </Suspense>
          )}
        </main>
      )}
    </div>
  );
}
