import { expect, test } from 'vitest';
import type { SnapshotData } from '../hydration/buildData';
import { fillSnapshot } from './fillSnapshot';

const CODE = 'export const { config } = SNAPSHOT.snapshots;';

/** What a file made of a config exports as its config. */
async function configIn(config: object): Promise<unknown> {
  const data: SnapshotData = {
    snapshots: {
      trees: [],
      loadError: [],
      css: '',
      anchors: [],
      byAttribute: {},
      attributes: [],
      phone: '',
      askedLang: 'en',
      lang: 'en',
      languages: [],
      theme: {},
      config,
    },
  };
  const file = fillSnapshot(CODE, data);
  const module = (await import(`data:text/javascript,${encodeURIComponent(file)}`)) as { config: unknown };
  return module.config;
}

test('a file begins with its data, and holds the config to the letter', async () => {
  const config = {
    name: `</script><!-- "quotes" 'single' \`ticks\` \${x} \\ \u2028 \u2029 é 🌲`,
    'a "__proto__": b': ['"__proto__":'],
  };
  expect(await configIn(config)).toEqual(config);
});

test('a key that would set the prototype in a literal is a key', async () => {
  const config = JSON.parse('{"__proto__":{"isAdmin":true},"company":{"__proto__":1}}') as object;
  const read = await configIn(config);
  expect(JSON.stringify(read)).toBe(JSON.stringify(config));
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
});
