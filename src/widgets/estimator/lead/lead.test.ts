import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { leadSchema } from '../../../domain/leadSchema';
import type { Photo } from '../../../forms/photos/photo';
import { newLeadId } from '../../../leads/leadId';
import { estimatorFacts } from '../../../testing/estimatorFacts';
import { propertyRuns } from '../../../testing/propertyRuns';
import { type Answers, noAnswers } from '../answers/answers';
import type { Terms } from '../offer/terms';
import { estimateLead } from './lead';

const terms: Terms = {
  facts: estimatorFacts,
  preselected: [],
  quantities: true,
  locale: 'en-US',
  yes: 'Yes',
  no: 'No',
};
const photoOf = (dataUrl: string, question?: string): Photo => ({
  id: dataUrl,
  name: 'a.jpg',
  dataUrl,
  width: 4,
  height: 3,
  bytes: dataUrl.length,
  question,
});
const reached = {
  firstName: 'Ana',
  email: 'ana@example.com',
  phone: '770 555 0100',
  preferredDays: 'Tuesdays',
};
const given = { sms: true, text: 'Text me.', at: '2030-01-31T12:00:00.000Z' };
const request: Parameters<typeof estimateLead>[0] = {
  id: newLeadId(),
  answers: {
    selected: ['bins', 'roofline', 'gone'],
    quantities: { bins: '3', roofline: '7' },
    options: { stories: '3+', material: 'stone', access: 'limited', condition: 'gone' },
    propertyType: 'Townhome',
    sqft: '2,400',
    zip: '30075',
  } satisfies Answers,
  terms,
  questions: [],
  currency: 'EUR',
  fields: { ...reached, question: ' How long? ' },
  intent: 'visit',
  consent: given,
  photos: [photoOf('data:image/jpeg;base64,AAAA')],
};

/** Issues of the lead as the lead desk gets it. */
const issuesOf = (draft: object) => {
  const stamp = { timestamp: '2030-01-31T12:00:00.000Z', page: 'https://example.com/', attribution: {} };
  const sent: unknown = JSON.parse(JSON.stringify({ ...draft, ...stamp }));
  const result = v.safeParse(leadSchema, sent);
  return result.success ? [] : result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
};

test('the lead has the fields of the contract', () => {
  expect(estimateLead(request)).toEqual({
    id: request.id,
    kind: 'estimate',
    source: 'Instant Estimator',
    selectedServices: [
      { id: 'roofline', name: 'Roofline care', selected: true },
      { id: 'bins', name: 'Clean bins', selected: true, quantity: 3 },
    ],
    propertyInfo: { type: 'Townhome', stories: '3+', sqft: '2,400', condition: '', material: 'Stone' },
    locationInfo: { zip: '30075', access: 'Limited' },
    contactInfo: { ...reached, smsConsent: true },
    intent: 'visit',
    estimate: { min: 760, max: 2386 },
    breakdown: {
      currency: 'EUR',
      lines: [
        { id: 'roofline', name: 'Roofline care', min: 626, max: 2145, base: { min: 350, max: 1200 } },
        {
          id: 'bins',
          name: 'Clean bins',
          min: 134,
          max: 241,
          base: { min: 25, max: 45 },
          unit: 'bin',
          quantity: 3,
        },
      ],
      factors: [
        { label: 'Stories', answer: '3+', factor: 1.3 },
        { label: 'Material', answer: 'Stone', factor: 1.1 },
        { label: 'Access', answer: 'Limited', factor: 1.25 },
      ],
    },
    uploadedImages: ['data:image/jpeg;base64,AAAA'],
    consent: request.consent,
  });
  expect(issuesOf(estimateLead(request))).toEqual([]);
});

test('after "I have a question first" the lead has the question', () => {
  const asked = estimateLead({ ...request, intent: 'question' });
  expect(asked).toMatchObject({ intent: 'question', question: 'How long?', contactInfo: reached });
  expect(issuesOf(asked)).toEqual([]);
});

test('without consent the lead says so', () => {
  const consent = { ...given, sms: false };
  expect(estimateLead({ ...request, consent })).toMatchObject({
    consent,
    contactInfo: { smsConsent: false },
  });
});

test('a lead with the required fields alone is valid', () => {
  const bare = estimateLead({ ...request, answers: { ...noAnswers, selected: ['wash'] }, photos: [] });
  expect(issuesOf(bare)).toEqual([]);
  expect(bare).toMatchObject({ estimate: { min: 275, max: 975 }, uploadedImages: [] });
});

test.each([{ percent: 25 }, { amount: 100 }])(
  'a deposit says whether it is a share or an amount: %j',
  (deposit) => {
    const facts = { ...estimatorFacts, deposit: { label: 'Deposit', ...deposit } };
    const lead = estimateLead({ ...request, terms: { ...terms, facts } });
    expect(lead.breakdown?.deposit).toMatchObject({ label: 'Deposit', ...deposit });
    expect(issuesOf(lead)).toEqual([]);
  },
);

test('whatever is typed into fields that are not validated, the lead is valid', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('-5', '1e9', 'abc'),
    fc.integer({ min: 190, max: 10_000 }).map((length) => 'x'.repeat(length)),
  );
  const details = fc.record({
    propertyType: text,
    sqft: text,
    zip: text,
    quantities: fc.dictionary(fc.constantFrom('bins', 'roofline'), text),
    options: fc.dictionary(fc.constantFrom('stories', 'access'), text),
  });
  fc.assert(
    fc.property(details, (typed) => {
      const lead = estimateLead({ ...request, answers: { ...request.answers, ...typed } });
      expect(issuesOf(lead)).toEqual([]);
    }),
    { numRuns: propertyRuns(200) },
  );
});

describe("answers to the firm's own questions", () => {
  const questions = [
    { id: 'gate', label: 'How do we get in?', answer: 'text' },
    { id: 'pets', label: 'Any pets?' },
    { id: 'plan', label: 'Your plan', answer: 'file' },
    { id: 'rules', label: 'Rules of the association', answer: 'file' },
  ] as const;
  const asking = { ...request, questions };

  test('stand under their labels; what was not answered is left out, what is no longer asked too', () => {
    const photos = [
      ...request.photos,
      photoOf('data:application/pdf;base64,JVBERi0x', 'plan'),
      photoOf('data:image/jpeg;base64,BBBB', 'gone'),
    ];
    const fields = {
      ...request.fields,
      'question-gate': ' Code 12\n',
      'question-pets': ' ',
      'question-gone': 'x',
    };
    const lead = estimateLead({ ...asking, fields, photos });
    expect(lead).toMatchObject({
      answers: [
        { id: 'gate', label: 'How do we get in?', value: 'Code 12' },
        { id: 'plan', label: 'Your plan', file: 'data:application/pdf;base64,JVBERi0x' },
      ],
      uploadedImages: ['data:image/jpeg;base64,AAAA'],
    });
    expect(lead.contactInfo).toEqual({ ...reached, smsConsent: true });
    expect(issuesOf(lead)).toEqual([]);
  });

  test('are not in the lead of a firm that asks nothing', () => {
    expect(estimateLead(request)).not.toHaveProperty('answers');
  });
});
