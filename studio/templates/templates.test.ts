import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkConfig } from '../../src/check-config/checkConfig';
import { allDefaults } from '../../src/content/business';
import { resolvedBusiness } from '../../src/content/resolved';
import { checkPrices } from '../prices/checkPrices';
import { fromTemplate, type Trade, trades } from './templates';

const all = Object.keys(trades) as Trade[];

test('each trade has its file', () =>
  expect(readdirSync('studio/templates').filter((file) => file.endsWith('.json'))).toEqual(
    all.map((trade) => `${trade}.json`).toSorted(),
  ));

test.each(all)('the check finds nothing in %s', async (trade) => {
  const { config } = await fromTemplate(trade, '');
  const { problems, builtIn, missing, untranslated } = checkConfig(config, {
    defaults: allDefaults,
    elements: [],
  });
  expect({ problems, builtIn, missing, untranslated }).toEqual({
    problems: [],
    builtIn: [],
    missing: [],
    untranslated: [],
  });
});

test.each(all)('the pinned prices of %s are its prices', async (trade) => {
  const { config, priceChecks } = await fromTemplate(trade, '');
  const results = checkPrices(resolvedBusiness(config), priceChecks);
  expect(results.length).toBeGreaterThan(1);
  expect(results.map(({ check, now, reasons }) => ({ name: check.name, now, reasons }))).toEqual(
    priceChecks.map(({ name, expected }) => ({ name, now: expected, reasons: [] })),
  );
});

test('a template bears the name of the firm', async () => {
  const draft = await fromTemplate('moving', ' Third Ramp ');
  expect(draft.name).toBe('Third Ramp');
  expect(draft.config['company']).toMatchObject({ name: 'Third Ramp', area: 'Salt Lake City, Utah' });
});
