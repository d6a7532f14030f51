/** In the service worker: shows what the desk has pushed, and opens the lead that it is about. */
import { worker } from '../../webapp/serviceWorker';

// The types of workers exclude those of pages, and this is all that is needed of them.
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
interface PushedEvent extends Event {
  readonly data: { json(): unknown } | null;
  waitUntil(work: Promise<unknown>): void;
}
interface ClickEvent extends Event {
  readonly notification: { close(): void; readonly data: unknown };
  waitUntil(work: Promise<unknown>): void;
}
interface NotifyingWorker {
  readonly registration: {
    readonly scope: string;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
}

/** What the desk pushes; nothing about a person. */
interface Pushed {
  title: string;
  lead: string;
}

/** Shows notifications from now on. */
export function showPushed(): void {
  const notifying = worker as unknown as NotifyingWorker;
  const { registration, clients } = notifying;
  const { scope } = registration;

  notifying.addEventListener('push', (event) => {
    if (!event.data) return;
    const { title, lead } = event.data.json() as Pushed;
    const icon = new URL('icon-192.png', scope).href;
    // What is said later of the same lead takes the place of this.
    event.waitUntil(
      registration.showNotification(title, {
        tag: lead,
        icon,
        badge: icon,
        data: lead,
      }),
    );
  });

  notifying.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(new URL(`#lead/${String(event.notification.data)}`, scope).href));
  });

  /** In the inbox that is open, where one is: whatever is being written there stays, since only the end of its address changes. */
  async function open(url: string): Promise<void> {
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const inbox = pages.find((page) => page.url.startsWith(scope));
    if (!inbox) return void (await clients.openWindow(url));
    await inbox.navigate(url);
    await inbox.focus();
  }
}
