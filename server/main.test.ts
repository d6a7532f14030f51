import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createStore } from './storage/store';
import { killUnderLoad } from './testing/childDesk';
import { databaseEnv, databaseKinds } from './testing/databases';
import { allLeads, post, temporaryFolder } from './testing/desk';
import { firmsFolder } from './testing/firms';
import { contactLead } from './testing/leads';
import { deskProgram, startDeskProcess } from './testing/shared';

describe('the desk as a program', () => {
  it('ends with the test that started it, also when that is killed', async () => {
    const script = `
      const { startChildDesk } = await import('./server/testing/childDesk.ts');
      const desk = await startChildDesk({ DATA_DIR: process.argv[1] }, [process.argv[2]]);
      console.log(desk.url);`;
    const args = [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      script,
      temporaryFolder(),
      await deskProgram('main'),
    ];
    const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const url = String((await once(parent.stdout, 'data'))[0]).trim();
    const answers = () =>
      fetch(`${url}/api/nothing`).then(
        () => true,
        () => false,
      );
    expect(await answers()).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(answers).toBe(false);
  });

  it('prints its URL, its database, and the allowed origins', async () => {
    const folder = join(temporaryFolder(), 'leads here');
    const desk = await startDeskProcess({ DATA_DIR: folder, ALLOWED_ORIGINS: 'https://agency.example/' });
    await expect.poll(desk.output).toContain('https://agency.example\n');
    expect(desk.output()).toContain(desk.url);
    expect(desk.output()).toContain(join(folder, 'leads.sqlite'));
  });

  it('prints the recipients of notifications, and how many failed, without any secret', async () => {
    const database = { kind: 'sqlite', folder: temporaryFolder() } as const;
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const url = 'https://hooks.example.com/path-that-is-a-key';
    const store = createStore(database, { targets: () => [url] });
    await store.save(contactLead(), new Date('2026-01-31T12:00:00Z'));
    await store.close();
    const desk = await startDeskProcess({
      DATA_DIR: database.folder,
      SMTP_URL: 'smtp://desk:hunter2@127.0.0.1:9',
      MAIL_FROM: 'Clearwater <desk@clearwater.example>',
      MAIL_TO: 'office@clearwater.example',
      WEBHOOKS: `https://127.0.0.1:9/path-that-is-a-key#${secret}`,
    });
    await expect.poll(desk.output).toContain('Messages about leads that failed: 1.');
    expect(desk.output()).toContain('Notified of leads: office@clearwater.example, webhook at 127.0.0.1:9\n');
    expect(desk.output()).not.toMatch(/hunter2|whsec_|path-that/);
  });

  it('prints how much is found in the configs of its firms, and the command that lists it', async () => {
    const origins = { allowedOrigins: ['https://bug-off.example'] };
    const company = { name: 'Larkspur' };
    const firms = {
      'bug-off': { ...origins, config: { company, currency: 'USD', servces: [] } },
      plain: origins,
      whole: { ...origins, config: wholeConfig() },
    };
    const folder = temporaryFolder();
    const desk = await startDeskProcess({
      DATA_DIR: folder,
      FIRMS_DIR: firmsFolder(firms),
      SITE_DIR: join(folder, 'none'),
    });
    await expect
      .poll(desk.output)
      .toMatch(
        /^Firm bug-off: \d+ findings in its config, among them 1 mistake\. See: npm run leads -- check --firm bug-off$/m,
      );
    await expect.poll(desk.output).toContain('There is no site in'); // printed after all firms
    expect(desk.output()).not.toMatch(/Firm (?:plain|whole): .* in its config/);
  });

  it('does not print the password of its database', async () => {
    const desk = await startDeskProcess({ DATABASE_URL: 'postgres://desk:hunter2@127.0.0.1:9/leads' });
    await expect.poll(desk.output).toContain('No lead can be stored yet');
    expect(desk.output()).toContain('PostgreSQL at 127.0.0.1:9/leads');
    expect(desk.output()).not.toContain('hunter2');
  });

  it.runIf(process.platform === 'linux')('ends with one line when its folder cannot be made', async () => {
    await expect(startDeskProcess({ DATA_DIR: '/proc/nope' })).rejects.toThrow(
      "ended with code 1: DATA_DIR: the folder /proc/nope cannot be made: ENOENT: no such file or directory, mkdir '/proc/nope'",
    );
  });

  it('ends with one line when its port is in use, or a setting is invalid', async () => {
    const { url } = await startDeskProcess({ DATA_DIR: temporaryFolder() });
    const { port } = new URL(url);
    await expect(startDeskProcess({ PORT: port })).rejects.toThrow(
      new RegExp(`ended with code 1: Port ${port} is in use\\.[^\\n]*\\n$`),
    );
    await expect(startDeskProcess({ PORT: 'eighty' })).rejects.toThrow(
      /ended with code 1: PORT must be [^\n]*\n$/,
    );
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends with code 0 on %s', async (signal) => {
    const folder = temporaryFolder();
    const desk = await startDeskProcess({ DATA_DIR: folder });
    expect((await post(desk.url, contactLead())).status).toBe(201);
    expect(await desk.end(signal)).toBe(0);
  });

  it('rejects leads with 503 while its disk is full, and stores again when there is space', async () => {
    const folder = temporaryFolder();
    const desk = await startDeskProcess({ DATA_DIR: folder });
    // To a process, a limit on the size of files is the same as a full disk.
    const limitFiles = (bytes: string) =>
      execFileSync('prlimit', ['--pid', String(desk.process.pid), `--fsize=${bytes}`]);
    const acknowledged: string[] = [];
    const send = async () => {
      const lead = contactLead({ padding: 'x'.repeat(50_000) });
      const { status } = await post(desk.url, lead);
      if (status === 201) acknowledged.push(lead.id);
      return status;
    };
    expect(await send()).toBe(201);
    limitFiles('1000000:unlimited');
    let status = 201;
    for (let i = 0; i < 100 && status === 201; i++) status = await send();
    expect(status).toBe(503);
    // A health check writes little: it may succeed a few times where a lead failed.
    const health = async () => (await fetch(`${desk.url}/healthz`)).status;
    await expect.poll(health, { interval: 300, timeout: 15_000 }).toBe(503);
    limitFiles('unlimited:unlimited');
    expect(await send()).toBe(201);
    await expect.poll(health, { interval: 300, timeout: 5_000 }).toBe(200);
    await desk.end('SIGKILL');
    const store = createStore({ kind: 'sqlite', folder });
    onTestFinished(() => store.close());
    const stored = (await allLeads({ store })).map(({ lead }) => lead.id);
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
  });
});

describe.each(databaseKinds)('a desk with %s that is killed under load', (_name, newDatabase) => {
  it('has lost no lead that it acknowledged', async () => {
    const database = await newDatabase();
    const acknowledged: string[] = [];
    for (const leads of [100, 200]) {
      const desk = await startDeskProcess(databaseEnv(database));
      acknowledged.push(...(await killUnderLoad(desk, leads)));
    }
    const store = createStore(database);
    onTestFinished(() => store.close());
    const stored = new Set((await allLeads({ store })).map(({ lead }) => lead.id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  });
});

/** A config that names everything. */
function wholeConfig(): object {
  const firm = JSON.parse(readFileSync('src/testing/firm.json', 'utf8')) as Record<
    'links' | 'pictures' | 'map' | 'sampleReport',
    object
  > & { pictures: { hero: { src: string } }; company: { cities: string[] } };
  const { links, pictures, map, sampleReport, company } = firm;
  return {
    ...firm,
    links: { ...links, sampleReport: '/sample-report' },
    pictures: { ...pictures, hero: { ...pictures.hero, narrow: pictures.hero.src } },
    map: { ...map, places: company.cities.map((_, index) => ({ x: 100 + index, y: 200, side: 'after' })) },
    sampleReport: { ...sampleReport, property: 'A house', summary: 'All is well.' },
  };
}
