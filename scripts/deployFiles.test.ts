/** What the files in `deploy/` name has to exist. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
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
