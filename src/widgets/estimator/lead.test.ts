import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { estimator } from '../../content/estimator';
import { newLeadId } from '../../leads/id';
import { leadSchema } from '../../leads/schema';
import { type Answers, noAnswers, type Terms } from './answers';
import { estimateLead } from './lead';

const terms: Terms = { facts: estimator, preselected: [], quantities: true, locale: 'en-US' };
const request = {
  id: newLeadId(),
  answers: {
    selected: ['bin-cleaning', 'lineguard', 'gone'],
    quantities: { 'bin-cleaning': '3', lineguard: '7' },
    options: { stories: '3+', material: 'pavers', access: 'limited', condition: 'gone' },
    propertyType: 'Townhome',
    sqft: '2,400',
    zip: '30075',
  } satisfies Answers,
  terms,
  contact: { firstName: 'Ana', email: 'ana@example.com', phone: '770 555 0100', preferredDays: 'Tuesdays' },
  consent: { sms: true, text: 'Text me.', at: '2030-01-31T12:00:00.000Z' },
  photos: ['data:image/jpeg;base64,AAAA'],
};

/** As the door sends it, and the desk gets it. */
const complaintsAbout = (draft: object) => {
  const stamp = { timestamp: '2030-01-31T12:00:00.000Z', page: 'https://example.com/', attribution: {} };
  const sent: unknown = JSON.parse(JSON.stringify({ ...draft, ...stamp }));
  const result = v.safeParse(leadSchema, sent);
  return result.success ? [] : result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
};

test('says everything in the words of the contract', () => {
  expect(estimateLead(request)).toEqual({
    id: request.id,
    kind: 'estimate',
    source: 'Instant Estimator',
    selectedServices: [
      { id: 'lineguard', name: 'LineGuard', selected: true },
      { id: 'bin-cleaning', name: 'Bin cleaning', selected: true, quantity: 3 },
    ],
    propertyInfo: { type: 'Townhome', stories: '3+', sqft: '2,400', condition: '', material: 'Pavers' },
    locationInfo: { zip: '30075', access: 'Limited' },
    contactInfo: { ...request.contact, smsConsent: true },
    estimate: { min: 760, max: 2386 },
    uploadedImages: request.photos,
    consent: request.consent,
  });
  expect(complaintsAbout(estimateLead(request))).toEqual([]);
});

test('says so where nobody agreed to text messages', () => {
  const consent = { ...request.consent, sms: false };
  expect(estimateLead({ ...request, consent })).toMatchObject({
    consent,
    contactInfo: { smsConsent: false },
  });
});

test('is as good with nothing but the required', () => {
  const bare = estimateLead({ ...request, answers: { ...noAnswers, selected: ['biorinse'] }, photos: [] });
  expect(complaintsAbout(bare)).toEqual([]);
  expect(bare).toMatchObject({ estimate: { min: 275, max: 975 }, uploadedImages: [] });
});

test('whatever is typed where nothing is checked, the lead is good', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('-5', '1e9', 'abc'),
    fc.integer({ min: 190, max: 10_000 }).map((length) => 'x'.repeat(length)),
  );
  const details = fc.record({
    propertyType: text,
    sqft: text,
    zip: text,
    quantities: fc.dictionary(fc.constantFrom('bin-cleaning', 'lineguard'), text),
    options: fc.dictionary(fc.constantFrom('stories', 'access'), text),
  });
  fc.assert(
    fc.property(details, (typed) => {
      const lead = estimateLead({ ...request, answers: { ...request.answers, ...typed } });
      expect(complaintsAbout(lead)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
