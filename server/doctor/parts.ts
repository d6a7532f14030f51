import { chatTitles } from '../../src/domain/chats';
import type { ContactLead } from '../../src/domain/leadSchema';
import type { Firm } from '../firms/firm';
import { objectOf } from '../leads/fields';
import { hookTarget, listHooks, settingsOf } from '../notify/hooks/hooks';
import { sendMail } from '../notify/mail';
import { newMessage } from '../notify/newMessage';
import type { QueuedBody } from '../notify/queue';
import { chatNames } from '../notify/told/chats';
import { deviceTargets } from '../notify/told/devices';
import { sendChat } from '../notify/told/sendChat';
import { sendPush } from '../notify/told/sendPush';
import { sendWebhook } from '../notify/webhook';
import type { Settings } from '../operations/settings';
import type { LeadStore } from '../storage/store';
import type { MessageRow } from '../storage/tables';
import { chatFix, inboxWebhookFix, mailFix, patience, reasonOf, webhookFix } from './advice';
import { awaitMail } from './mailbox';
import { checkMailDomain } from './mailDomain';
import type { Finding, Part } from './part';

/** Milliseconds for one answer. */
const timeLimit = patience * 1_000;

interface PartOptions {
  firm: Firm;
  settings: Settings;
  store: LeadStore;
  lead: ContactLead;
}

const works = (says: string): Finding[] => [{ state: 'works', says }];
const unused = (says: string): Finding[] => [{ state: 'not checked', says }];

/** The way of a lead in its order: each part as the desk itself uses it, with the desk's settings. */
export function partsOf(options: PartOptions): Part[] {
  let isTaken = false;
  const taking = desk(options, () => {
    isTaken = true;
  });
  return [taking, storage(options, () => isTaken), publicAddress(options), mail(options), ...told(options)];
}

function desk({ firm, settings: { host, port }, lead }: PartOptions, onTaken: () => void): Part {
  const isAll = host === undefined || host === '0.0.0.0' || host === '::';
  const name = isAll ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  const url = `http://${name}:${port}/api/requests${firm.id && `/${firm.id}`}`;
  return {
    name: 'desk',
    async check() {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(lead),
        signal: AbortSignal.timeout(timeLimit),
      });
      const { detail = '' } = objectOf(await response.json().catch(() => ({})));
      if (response.status !== 201) throw new Error(`HTTP ${response.status}. ${String(detail)}`.trim());
      onTaken();
      return works(`took the marked lead at ${url}`);
    },
    fix: () =>
      `Start the desk, or run this where it runs, with its settings: it was asked at ${url}, by PORT and HOST.`,
  };
}

function storage({ store, lead, settings: { database } }: PartOptions, isTaken: () => boolean): Part {
  const where = database.kind === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL';
  return {
    name: 'storage',
    async check() {
      await store.healthy();
      if (!isTaken())
        return unused('it can be opened; whether the desk stores in it shows a lead that it has taken');
      if (!(await store.has(lead.id))) throw new Error('the lead that the desk has taken is not here');
      return works('has the lead');
    },
    fix: () =>
      `Give this command the settings of the desk, above all ${where}; look whether the disk is full or MAX_STORED is reached.`,
  };
}

function publicAddress({ settings: { deskUrl } }: PartOptions): Part {
  return {
    name: 'public address',
    async check() {
      if (deskUrl === undefined) return unused('DESK_URL is not set');
      const { ok, status } = await fetch(`${deskUrl}/healthz`, { signal: AbortSignal.timeout(timeLimit) });
      if (!ok) throw new Error(`HTTP ${status} at ${deskUrl}/healthz`);
      return works(`the desk answers at ${deskUrl}`);
    },
    fix: () =>
      'The desk answers on this machine and not from outside: look at the proxy in front of it, its certificate, and the DNS of its name.',
  };
}

function mail({ firm, settings: { doctor }, lead }: PartOptions): Part {
  return {
    name: 'mail',
    async check() {
      const settings = firm.notify.mail;
      if (!settings) return unused('no mail is set up (SMTP_URL, MAIL_FROM, MAIL_TO)');
      const { mailbox, dkimSelector } = doctor;
      const message = messageTo('firm', firm, lead);
      const to = mailbox ? [mailbox.to] : settings.to;
      await sendMail({ ...settings, to }, message, bodyOf(lead), AbortSignal.timeout(timeLimit));
      const [, domain = ''] = settings.from.address.split('@');
      const addresses = to.map(({ address }) => address).join(', ');
      const sent: Finding[] = works(`the mail server took a mail to ${addresses}`);
      return [
        ...sent,
        ...(mailbox ? await arrival(mailbox.url, `<${message.id}@${domain}>`) : arrivalUnknown),
        ...(await checkMailDomain(domain, dkimSelector)),
      ];
    },
    fix: (error) => mailFix(firm, error),
  };
}

const arrivalUnknown = unused(
  'whether it arrives: look into that mailbox, or set DOCTOR_MAIL_TO and DOCTOR_IMAP_URL to one that this command may read',
);

async function arrival(url: string, messageId: string): Promise<Finding[]> {
  try {
    const folder = await awaitMail(url, messageId);
    if (folder === undefined)
      return [
        {
          state: 'broken',
          says: 'the mail has not arrived within a minute',
          fix: 'Ask the mail server why: its log names the mail. Missing SPF, DKIM or DMARC records are a common cause.',
        },
      ];
    if (folder.toUpperCase() === 'INBOX') return works('it has arrived');
    return [
      {
        state: 'warning',
        says: `it has arrived as spam, in ${folder}`,
        fix: 'Add the missing records below, and mark it as no spam.',
      },
    ];
  } catch (error) {
    return [
      {
        state: 'broken',
        says: `the test mailbox cannot be read: ${reasonOf(error)}`,
        fix: 'Check DOCTOR_IMAP_URL: host, user and password.',
      },
    ];
  }
}

/** Webhooks, chats and devices: one part for each. */
function told({ firm, store, lead }: PartOptions): Part[] {
  const { webhooks, told: settings } = firm.notify;
  const send = (target: string, work: (message: MessageRow, signal: AbortSignal) => Promise<unknown>) =>
    work(messageTo(target, firm, lead), AbortSignal.timeout(timeLimit));
  const chats = chatNames.filter((name) => settings?.chats[name] !== undefined);
  return [
    ...webhooks.map((webhook) => ({
      name: `webhook at ${new URL(webhook.url).host}`,
      async check() {
        await send(webhook.url, (message, signal) => sendWebhook(webhook, message, bodyOf(lead), signal));
        return works('took the marked lead');
      },
      fix: (error: unknown) => webhookFix(firm, error),
    })),
    {
      name: 'webhooks of the inbox',
      async check() {
        const hooks = await store.use(({ db }) => listHooks(db, [firm.id]));
        if (hooks.length === 0) return unused('there are none');
        const found = await Promise.all(
          hooks.map(async (hook): Promise<Finding> => {
            const { host } = new URL(hook.url);
            try {
              await send(hookTarget(hook), (message, signal) =>
                sendWebhook(settingsOf(hook, new Date()), message, bodyOf(lead), signal),
              );
              return { state: 'works', says: `${host} took the marked lead` };
            } catch (error) {
              return { state: 'broken', says: `${host}: ${reasonOf(error)}`, fix: inboxWebhookFix(error) };
            }
          }),
        );
        return found;
      },
      fix: inboxWebhookFix,
    },
    ...chats.map((name) => ({
      name: chatTitles[name],
      async check() {
        if (settings)
          await send(name, (message, signal) => sendChat(name, settings, message, bodyOf(lead), signal));
        return works('took a message');
      },
      fix: (error: unknown) => chatFix(firm, `${name.toUpperCase()}_URL`, error),
    })),
    {
      name: 'devices',
      async check() {
        const targets = await store.use(({ db }) => deviceTargets(db, firm.id));
        if (!settings || targets.length === 0) return unused('none has notifications switched on');
        const { devices } = store.messages;
        const taken = await Promise.all(
          targets.map((target) =>
            send(target, (message, signal) => sendPush(devices, settings, message, bodyOf(lead), signal)),
          ),
        );
        return works(`${taken.filter(Boolean).length} of ${targets.length} were told`);
      },
      fix: () =>
        'Whether this machine may connect to push services; switch notifications off and on again on the device.',
    },
  ];
}

const messageTo = (target: string, firm: Firm, { id }: ContactLead): MessageRow => {
  const now = new Date();
  return newMessage(
    { lead_id: id, firm: firm.id, target, event: 'created', not_before: now.toISOString() },
    now,
  );
};

/** The marked lead as the queue has one. */
const bodyOf = (lead: ContactLead): QueuedBody => ({
  lead: { ...lead },
  receivedAt: new Date().toISOString(),
  isSuspect: true,
  isOpened: false,
  photos: [],
});
