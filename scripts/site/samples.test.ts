import { afterEach, expect, test, vi } from 'vitest';
import { defaultBusiness } from '../../src/content/business';
import { samplesLeftOut, withoutSamples } from './samples';
import { readSiteBusinessIn } from './siteBusiness';
import { readPage } from './siteLanguages';
import { completePage } from './sitePage';

const { testimonials } = defaultBusiness;
const samples = testimonials.filter(({ sample }) => sample).length;

afterEach(() => vi.unstubAllEnvs());

const linksTo = (business: object) => JSON.stringify(business).split('#testimonials').length - 1;

test('a trial, which has no address, shows its samples', () => {
  vi.stubEnv('SITE_ADDRESS', undefined);
  expect(samplesLeftOut()).toBe(0);
  expect(withoutSamples(defaultBusiness)).toBe(defaultBusiness);
});

// The built-in testimonials are samples, all of them: see `specification.test.ts`.
test.runIf(samples === testimonials.length).each(['en', 'es'])(
  'a live site shows no sample in %s, and no link to where they were',
  async (tag) => {
    vi.stubEnv('SITE_ADDRESS', 'https://firm.example');
    expect(samplesLeftOut()).toBe(samples);
    const live = await readSiteBusinessIn(tag);
    expect(live.testimonials).toEqual([]);
    expect(linksTo(live)).toBe(0);
    const home = completePage(readPage('index.html'), 'index.html', live);
    expect(home).toContain('<bio-gallery');
    expect(home).not.toContain('<bio-testimonials');
    vi.unstubAllEnvs();
    const trial = await readSiteBusinessIn(tag);
    expect(linksTo(trial)).toBe(1);
    expect(live.footer.flatMap(({ links }) => links)).toHaveLength(
      trial.footer.flatMap(({ links }) => links).length - 1,
    );
    expect({ ...live, testimonials: [], footer: [] }).toEqual({ ...trial, testimonials: [], footer: [] });
  },
);

test('a translation loses the same entries', () => {
  vi.stubEnv('SITE_ADDRESS', 'https://firm.example');
  const translated = testimonials.map(({ sample }, place) => ({ quote: `${place}`, real: !sample }));
  expect(withoutSamples({ testimonials: translated })).toEqual({
    testimonials: translated.filter(({ real }) => real),
  });
});
