import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newMarkedLead } from '../doctor/markedLead';
import { startHousekeeping } from '../privacy/housekeeping';
import { leads } from '../testing/commandLine';
import { databaseEnv, databaseKinds } from '../testing/databases';
import { allLeads, post, startDesk, temporaryFolder } from '../testing/desk';
import { startImapServer } from '../testing/imapServer';
import { contactLead } from '../testing/leads';
import { startMailServer } from '../testing/mailServer';
import { answer, startWebhookServer } from '../testing/webhookServer';

/** A desk, and everything that it notifies. */
async function start(database?: Awaited<ReturnType<(typeof databaseKinds)[number][1]>>) {
  const stored = database ?? ({ kind: 'sqlite', folder: join(temporaryFolder(), 'data') } as const);
  const [mail, hook, chat] = [
    await startMailServer(),
    await startWebhookServer(),
    await startWebhookServer(),
  ];
  const { url, port, desk } = await startDesk({ database: stored });
  const env = {
    ...databaseEnv(stored),
    PORT: String(port),
    SMTP_URL: mail.settings.url,
    MAIL_FROM: 'Clearwater <desk@clearwater.invalid>',
    MAIL_TO: 'office@clearwater.invalid',
    WEBHOOKS: `${hook.settings.url}#${hook.settings.secret}`,
    SLACK_URL: chat.settings.url,
  };
  return { url, desk, env, mail, hook, chat };
}

describe.each(databaseKinds)('leads doctor, with %s,', (_name, newDatabase) => {
  it('sends a marked lead through every part, and leaves nothing behind', async () => {
    const { url, desk, env, mail, hook, chat } = await start(await newDatabase());
    const visitor = contactLead();
    await post(url, visitor);
    const { code, output, errors } = await leads('doctor', env);
    expect(`${output}${errors}`).toContain('Leads arrive.');
    expect(code).toBe(0);
    expect(mail.mails.map(({ recipients }) => recipients)).toEqual([['office@clearwater.invalid']]);
    expect(hook.calls).toHaveLength(1);
    expect(chat.calls[0]?.body).toContain('TEST of leads doctor');
    expect((await allLeads(desk)).map(({ lead }) => lead['id'])).toEqual([visitor.id]);
    for (const table of ['erased_ids', 'messages'] as const)
      expect(await desk.store.use(({ db }) => db.selectFrom(table).selectAll().execute())).toEqual([]);
  });

  it('removes what a run left that was killed, and no visitor’s lead', async () => {
    const { url, desk, env } = await start(await newDatabase());
    await post(url, newMarkedLead());
    const visitor = contactLead({ source: 'leads doctor' });
    await post(url, visitor);
    expect(await allLeads(desk)).toHaveLength(2);
    await leads('doctor', env);
    expect((await allLeads(desk)).map(({ lead }) => lead['id'])).toEqual([visitor.id]);
  });

  it('that was killed and not run again: the desk removes what it left, and not while one may be at work', async () => {
    const { url, desk } = await start(await newDatabase());
    const [killed, current, visitor] = [
      newMarkedLead(),
      newMarkedLead(),
      contactLead({ source: 'leads doctor' }),
    ];
    for (const lead of [killed, current, visitor]) await post(url, lead);
    const received_at = new Date(Date.now() - 2 * 60 * 60_000).toISOString();
    await desk.store.use(({ db }) =>
      db.updateTable('leads').set({ received_at }).where('id', 'in', [killed.id, visitor.id]).execute(),
    );
    const housekeeping = startHousekeeping(desk.store, 0);
    onTestFinished(() => housekeeping.stop());
    const left = async () => (await allLeads(desk)).map(({ lead }) => lead['id']);
    await expect.poll(left).not.toContain(killed.id);
    expect(new Set(await left())).toEqual(new Set([current.id, visitor.id]));
  });
});

describe('leads doctor', () => {
  it('names the first part that does not work, how to mend it, and ends with 1', async () => {
    const { desk, env, mail, hook, chat } = await start();
    await mail.stop();
    hook.answers.push(answer(500));
    const { code, output, errors } = await leads('doctor', env);
    const all = output + errors;
    expect(code).toBe(1);
    expect(errors).toContain(
      'The first part that does not work: mail. Check host and port in SMTP_URL: no mail server answers there.',
    );
    expect(all).toMatch(/BROKEN +webhook at 127\.0\.0\.1:\d+: HTTP 500/);
    expect(all).toMatch(/works +Slack/);
    expect(chat.calls).toHaveLength(1);
    expect(await allLeads(desk)).toEqual([]);
  });

  it('says that no desk answers', async () => {
    const { env, desk } = await start();
    await desk.store.healthy();
    const { code, output, errors } = await leads('doctor', { ...env, PORT: '1' });
    expect(code).toBe(1);
    expect(output).toMatch(/BROKEN +desk/);
    expect(output).toMatch(/not checked +storage/);
    expect(errors).toContain('The first part that does not work: desk. Start the desk');
  });

  it('says that the desk stores its leads elsewhere', async () => {
    const [here, elsewhere] = [await start(), await start()];
    await elsewhere.desk.store.healthy();
    const { errors } = await leads('doctor', { ...elsewhere.env, PORT: here.env.PORT });
    expect(errors).toContain('The first part that does not work: storage. Give this command the settings');
  });

  it('waits for the mail in a test mailbox, and deletes it there', async () => {
    const { env, mail, desk } = await start();
    await desk.store.healthy();
    const idOf = (source: string) => /^message-id: (<[^>]+>)/im.exec(source)?.[1] ?? '';
    const imap = await startImapServer(() => new Map(mail.mails.map(({ source }) => [idOf(source), 'Spam'])));
    const mailbox = { DOCTOR_MAIL_TO: 'test@clearwater.invalid', DOCTOR_IMAP_URL: imap.url('right') };
    const found = await leads('doctor', { ...env, ...mailbox });
    expect(found.output + found.errors).toMatch(/WARNING +mail: it has arrived as spam, in Spam/);
    expect(found.code).toBe(0);
    expect(mail.mails.map(({ recipients }) => recipients)).toEqual([['test@clearwater.invalid']]);
    expect(imap.deleted).toEqual([idOf(mail.mails[0]?.source ?? '')]);
    const refused = await leads('doctor', { ...env, ...mailbox, DOCTOR_IMAP_URL: imap.url('wrong') });
    expect(refused.errors).toContain('Check DOCTOR_IMAP_URL');
    expect(refused.code).toBe(1);
  });
});
