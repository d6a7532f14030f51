import { afterEach, describe, expect, it, vi } from 'vitest';
import { post, startDesk } from '../../testing/desk';
import { signIn, withInbox } from '../../testing/inbox';
import { contactLead } from '../../testing/leads';
import { startMailServer } from '../../testing/mailServer';
import { newSubscription, startPushService } from '../../testing/pushService';
import { answer, startWebhookServer, type TestWebhookServer } from '../../testing/webhookServer';
import { queueCount, startTestWorker, untilQueueIsEmpty } from '../../testing/worker';
import { englishStyle } from '../messages';
import { chatNames } from './chats';
import type { ToldSettings } from './settings';

afterEach(() => void vi.restoreAllMocks());

const told = (own: Partial<ToldSettings> = {}): ToldSettings => ({
  chats: {},
  quietHours: undefined,
  remindAfter: 0,
  push: undefined,
  inboxUrl: 'https://desk.example/inbox/',
  style: englishStyle,
  ...own,
});

const chatAt = ({ port }: TestWebhookServer): string => `http://127.0.0.1:${port}/hook?chat_id=1`;

/** Quiet now, in UTC. */
const aroundNow = () => {
  const now = new Date();
  const minute = 60 * now.getUTCHours() + now.getUTCMinutes();
  return { from: (minute + 1430) % 1440, until: (minute + 60) % 1440 };
};

describe('chats', () => {
  it.each(chatNames)('%s is told of a lead, and how to reach the visitor', async (name) => {
    const chat = await startWebhookServer();
    const { store } = startTestWorker({ told: told({ chats: { [name]: chatAt(chat) } }) });
    const lead = contactLead({ fullName: 'Ana <!channel> Ruiz', phone: '770 555 0100' });
    await store.save(lead, new Date());
    await untilQueueIsEmpty(store);
    expect(chat.calls).toHaveLength(1);
    const body = chat.calls[0]?.body ?? '';
    expect(body).toContain('A new request came in.');
    expect(body).toContain('770 555 0100');
    expect(body).toContain(`https://desk.example/inbox/#lead/${lead.id}`);
    expect(chat.calls[0]?.headers['content-type']).toBe('application/json');
  });

  it('a visitor’s text mentions nobody and links to nothing in Slack', async () => {
    const chat = await startWebhookServer();
    const { store } = startTestWorker({ told: told({ chats: { slack: chatAt(chat) } }) });
    await store.save(contactLead({ fullName: '<!channel> <https://evil.example|Ana>' }), new Date());
    await untilQueueIsEmpty(store);
    const { text, blocks } = JSON.parse(chat.calls[0]?.body ?? '');
    expect(text).toContain('&lt;!channel&gt;');
    expect(blocks[0].text.type).toBe('plain_text');
  });

  it('are tried again, and delay no mail', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const chat = await startWebhookServer();
    const mail = await startMailServer();
    let hanging: Parameters<(typeof chat.answers)[number]>[0] | undefined;
    chat.answers.push(answer(500), (response) => {
      hanging = response;
    });
    const { store } = startTestWorker({
      mail: mail.settings,
      told: told({ chats: { slack: chatAt(chat) } }),
    });
    await store.save(contactLead(), new Date());
    await expect.poll(() => hanging).toBeDefined();
    await store.save(contactLead({ email: 'two@example.com' }), new Date());
    await expect.poll(() => mail.mails.length).toBe(4);
    hanging?.end('ok');
    await untilQueueIsEmpty(store);
    expect(chat.calls).toHaveLength(3);
  });

  it('wait in quiet hours without a try, and mail does not', async () => {
    const chat = await startWebhookServer();
    const mail = await startMailServer();
    const { store } = startTestWorker({
      mail: mail.settings,
      told: told({ chats: { teams: chatAt(chat) }, quietHours: aroundNow() }),
    });
    await store.save(contactLead(), new Date());
    await expect.poll(() => mail.mails.length).toBe(2);
    await expect.poll(() => queueCount(store.messages)).toEqual({ waiting: 1, dead: 0 });
    const rows = () =>
      store.use(({ db }) =>
        db.selectFrom('messages').select(['not_before', 'tries']).where('target', '=', 'teams').execute(),
      );
    await expect
      .poll(async () => (await rows())[0]?.not_before ?? '')
      .toSatisfy((at: string) => Date.parse(at) > Date.now());
    expect((await rows())[0]?.tries).toBe(0);
    expect(chat.calls).toHaveLength(0);
    expect(await store.messages.failed(new Date())).toEqual([]);
  });
});

describe('who is not heard', () => {
  const remindAfter = 0.0005; // minutes

  it('is reminded of a lead that nobody has opened, once', async () => {
    const chat = await startWebhookServer();
    const { store } = startTestWorker({ told: told({ chats: { slack: chatAt(chat) }, remindAfter }) });
    const lead = contactLead();
    await store.save(lead, new Date());
    await expect.poll(() => chat.calls.length).toBe(2);
    expect(chat.calls[1]?.body).toContain('Not opened yet: ');
    await store.save({ ...lead, message: 'One more thing' } as typeof lead, new Date());
    await expect.poll(() => chat.calls.length).toBe(3);
    expect(chat.calls[2]?.body).toContain('Changed: ');
    const events = () =>
      store.use(({ db }) => db.selectFrom('messages').select(['event', 'state']).orderBy('event').execute());
    await expect.poll(events).toEqual([
      { event: 'created', state: 'sent' },
      { event: 'unopened', state: 'sent' },
      { event: 'updated', state: 'sent' },
    ]);
  });

  it('is left in peace once the lead was opened in the inbox', async () => {
    const chat = await startWebhookServer();
    const { url, desk } = await startDesk({
      ...withInbox,
      notify: {
        mail: undefined,
        webhooks: [],
        told: told({ chats: { slack: chatAt(chat) }, remindAfter: 1 }),
      },
    });
    const owner = await signIn(url);
    const [seen, unseen] = [contactLead(), contactLead({ email: 'two@example.com' })];
    await post(url, seen);
    await post(url, unseen);
    await expect.poll(() => chat.calls.length).toBe(2);
    await owner.call('POST', `/leads/${seen.id}/read`);
    const opened = () =>
      desk.store.use(({ db }) =>
        db.selectFrom('leads').select('id').where('read_at', 'is not', null).execute(),
      );
    await expect.poll(opened).toEqual([{ id: seen.id }]);
    const reminders = () =>
      desk.store.use(({ db }) =>
        db.selectFrom('messages').select('lead_id').where('event', '=', 'unopened').execute(),
      );
    await expect.poll(async () => (await reminders()).length).toBe(2);
    // A minute later.
    await desk.store.write((transaction) =>
      transaction
        .updateTable('messages')
        .set({ not_before: new Date().toISOString() })
        .where('event', '=', 'unopened')
        .execute(),
    );
    desk.store.sendNow();
    await expect.poll(async () => (await reminders()).map(({ lead_id }) => lead_id)).toEqual([unseen.id]);
    await expect.poll(() => chat.calls.length).toBe(3);
    expect(chat.calls[2]?.body).toContain(unseen.id);
  });
});

describe('devices', () => {
  async function start() {
    const service = await startPushService();
    const push = { contact: 'https://desk.example', service: service.origin };
    const started = await startDesk({
      ...withInbox,
      notify: { mail: undefined, webhooks: [], told: told({ push }) },
    });
    return { ...started, service, owner: await signIn(started.url) };
  }

  it('are told of a new lead, and nothing about a person', async () => {
    const { url, service, owner } = await start();
    const device = newSubscription(`${service.origin}/phone`);
    expect((await owner.read<{ publicKey: string }>('/device')).publicKey).toMatch(/^[\w-]{87}$/);
    expect((await owner.call('POST', '/device', device.subscription)).status).toBe(204);
    const lead = contactLead();
    await post(url, lead);
    await expect.poll(() => service.calls.length).toBe(1);
    const [call] = service.calls;
    expect(call && device.read(call.body)).toEqual({ title: 'A new request came in.', lead: lead.id });
    expect(call?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(call?.headers.authorization).toMatch(/^vapid t=/);
  });

  it('that are gone are forgotten, and delay no other one', async () => {
    const { url, desk, service, owner } = await start();
    const other = await signIn(url);
    service.statuses.set('/gone', 410);
    await owner.call('POST', '/device', newSubscription(`${service.origin}/gone`).subscription);
    await other.call('POST', '/device', newSubscription(`${service.origin}/phone`).subscription);
    await post(url, contactLead());
    await expect.poll(() => service.calls.map(({ path }) => path).toSorted()).toEqual(['/gone', '/phone']);
    await untilQueueIsEmpty(desk.store);
    await post(url, contactLead({ email: 'two@example.com' }));
    await expect.poll(() => service.calls.filter(({ path }) => path === '/phone').length).toBe(2);
    expect(service.calls.filter(({ path }) => path === '/gone')).toHaveLength(1);
  });

  it.each([
    ['DELETE', '/device'],
    ['DELETE', '/session'],
  ])('are told nothing more after %s %s', async (method, path) => {
    const { url, desk, service, owner } = await start();
    await owner.call('POST', '/device', newSubscription(`${service.origin}/phone`).subscription);
    await owner.call(method, path);
    await post(url, contactLead());
    await untilQueueIsEmpty(desk.store);
    expect(service.calls).toEqual([]);
  });

  it('cannot name an address in the desk’s own network', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { owner } = await start();
    for (const endpoint of ['https://127.0.0.1/', 'http://127.0.0.1:1/', 'https://10.0.0.1/', 'nonsense']) {
      const { subscription } = newSubscription(endpoint);
      expect((await owner.call('POST', '/device', subscription)).status).toBe(400);
    }
  });
});
