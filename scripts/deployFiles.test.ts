/** What the files in `deploy/` name has to exist. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { UploadBudget } from '../server/http/uploadBudget';
import { createMetrics } from '../server/operations/metrics';
import { readSettings } from '../server/operations/settings';

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');

describe('metrics that alerts and the dashboard ask for', () => {
  const metrics = createMetrics(new UploadBudget(1));
  metrics.addQueue(() => Promise.resolve([]));
  metrics.addStored(() => Promise.resolve(0), 0);
  metrics.addFirms(() => []);
  const known = new Set(metrics.registry.getMetricsAsArray().map(({ name }) => name));

  it.each(['prometheus-rules.yaml', 'grafana-dashboard.json'])('exist: %s', (file) => {
    const expressions = [...read(file).matchAll(/^\s*(?:"expr"|expr): (.*)$/gm)].map(([, text = '']) => text);
    const asked = expressions.flatMap((text) => text.match(/\b(?:desk|process|nodejs)_\w+/g) ?? []);
    expect(asked.length).toBeGreaterThan(5);
    expect(
      asked.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')).filter((name) => !known.has(name)),
    ).toEqual([]);
  });
});

describe('desk.env.example', () => {
  const example = read('desk.env.example');
  const names = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);

  it('names settings that the desk reads', () => {
    const used = new Set<string>();
    readSettings(new Proxy<Record<string, string>>({}, { get: (_, name) => void used.add(String(name)) }));
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !used.has(name) && !INBOX.has(name))).toEqual([]);
  });

  it('can be used as it is', () => {
    const lines = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    expect(readSettings(Object.fromEntries(lines))).toMatchObject({ trustProxy: true });
  });
});

/** The inbox reads these, not the desk's settings. */
const INBOX = new Set(['INBOX_PASSWORD_HASH', 'INBOX_URL']);

describe('biosystem-release', () => {
  const root = mkdtempSync(join(tmpdir(), 'releases-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'opt');
  const run = (...args: string[]) =>
    execFileSync('sh', ['deploy/biosystem-release', ...args], {
      // No desk runs here: who asks for its health is answered.
      env: {
        ...process.env,
        RELEASES_FOLDER: folder,
        RESTART_COMMAND: 'true',
        PATH: `${root}:${process.env['PATH']}`,
      },
      encoding: 'utf8',
    });
  const archive = (name: string, price: string): string => {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, 'price'), price);
    execFileSync('tar', ['--create', '--gzip', '--file', `${join(root, name)}.tar.gz`, '-C', root, name]);
    return `${join(root, name)}.tar.gz`;
  };
  const price = () => readFileSync(join(folder, 'current/price'), 'utf8');

  it('unpacks releases side by side, and goes back by one command', () => {
    mkdirSync(folder);
    writeFileSync(join(root, 'curl'), '#!/bin/sh\n', { mode: 0o755 });
    expect(() => run('back')).toThrow('There is no release before.');
    run('install', archive('desk-a', '275'));
    run('install', archive('desk-b', '300'));
    expect(price()).toBe('300');
    expect(run('list')).toBe('desk-a (ran before)\ndesk-b (runs)\n');
    run('back');
    expect(price()).toBe('275');
    run('back');
    expect(price()).toBe('300');
  });
});
