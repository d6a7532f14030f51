import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { leadSchema, partialLeadSchema } from './leadSchema';
import { leadLimits } from './limits';

const common = {
  id: '3f0c8f0e-6f5d-4c58-9a53-0f3b8f1f2a10',
  timestamp: '2030-01-31T12:00:00.000Z',
  source: 'Contact Form',
};
const contact = {
  ...common,
  kind: 'contact',
  fullName: "Siobhán O'Neil",
  phone: '+1 (770) 555-0100 ext. 7',
  email: 'siobhan@example.com',
  serviceAddress: '12 Oak Lane, Roswell, GA 30075',
};
const audit = { ...contact, kind: 'audit', source: 'Audit Wizard' };
const estimate = {
  ...common,
  kind: 'estimate',
  source: 'Instant Estimator',
  selectedServices: [{ id: 'biorinse', name: 'BioRinse', selected: true }],
  propertyInfo: { type: 'Townhome', stories: '2', sqft: 1800 },
  locationInfo: {},
  contactInfo: { firstName: 'Ana', email: 'ana@example.com', phone: '770 555 0100', smsConsent: false },
  estimate: { min: 275, max: 975 },
};
const quote = {
  ...common,
  kind: 'quote',
  source: 'Quote Builder',
  approved: true,
  signature: 'Ana Ruiz',
  items: [{ id: 'biorinse', name: 'BioRinse', minPrice: 275, maxPrice: 975 }],
  total: { min: 275, max: 975 },
};
const photo = 'data:image/webp;base64,AAAA';

const issues = (lead: unknown) => {
  const result = v.safeParse(leadSchema, lead);
  return result.success ? [] : result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
};

describe('a lead of each kind', () => {
  it.each([contact, audit, estimate, quote])('is valid with only the required fields ($kind)', (lead) => {
    expect(issues(lead)).toEqual([]);
  });

  it('is valid with attribution, consent and unknown fields', () => {
    expect(
      issues({
        ...contact,
        page: 'https://example.com/biocheck?utm_source=flyer',
        attribution: {
          first: { utm_source: 'flyer', referrer: '' },
          last: { gclid: 'x', at: common.timestamp },
        },
        consent: { sms: true, text: 'Yes, text me', at: common.timestamp },
        favoriteColor: 'green',
      }),
    ).toEqual([]);
  });

  it.each([
    ['contact', contact, ['id', 'timestamp', 'source', 'fullName', 'phone', 'email', 'serviceAddress']],
    ['audit', audit, ['id', 'timestamp', 'source', 'fullName', 'serviceAddress', 'email', 'phone']],
    [
      'estimate',
      estimate,
      [
        'id',
        'timestamp',
        'source',
        'selectedServices',
        'propertyInfo',
        'locationInfo',
        'contactInfo',
        'estimate',
      ],
    ],
    ['quote', quote, ['id', 'timestamp', 'source', 'approved', 'signature', 'items', 'total']],
  ])('reports every missing field of a %s once', (kind, lead, required) => {
    expect(issues({ kind }).toSorted()).toEqual(required.map((field) => `${field} is missing`).toSorted());
    for (const field of required) {
      const without = Object.fromEntries(Object.entries(lead).filter(([name]) => name !== field));
      expect(issues(without)).toEqual([`${field} is missing`]);
    }
  });

  it('reports a nested field by its path', () => {
    expect(issues({ ...estimate, contactInfo: { ...estimate.contactInfo, email: 'nobody' } })).toEqual([
      'contactInfo.email must be an email address, such as name@example.com',
    ]);
  });

  it.each([undefined, 'newsletter', 7, 'constructor'])('is invalid with the kind %s', (kind) => {
    expect(issues({ ...contact, kind })).toEqual(['kind must be one of: contact, audit, estimate, quote']);
  });
});

describe('typed text', () => {
  it('is valid with any characters, up to the limit', () => {
    const anything = (max: number) =>
      fc
        .string({
          unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
          maxLength: max,
        })
        .map((typed) => `x${typed}`.slice(0, max));
    fc.assert(
      fc.property(
        fc.record({
          fullName: anything(leadLimits.name),
          phone: anything(leadLimits.phone),
          serviceAddress: anything(leadLimits.address),
          areasOfConcern: anything(leadLimits.text),
        }),
        (typed) => {
          expect(issues({ ...contact, ...typed })).toEqual([]);
        },
      ),
    );
  });

  it.each(['', ' ', '\t\n', '\u00a0\u3000'])('is invalid as a name when it is blank (%j)', (fullName) => {
    expect(issues({ ...contact, fullName })).toEqual(['fullName must not be empty']);
  });

  it('is invalid beyond the limit, which the message names', () => {
    expect(issues({ ...contact, areasOfConcern: 'x'.repeat(leadLimits.text + 1) })).toEqual([
      'areasOfConcern must have at most 5000 characters',
    ]);
  });

  it.each([
    'a@b',
    'ana+spam@example.co.uk',
    "o'neil@example.com",
    'ana@münchen.example',
    ' ana@example.com ',
  ])('is valid as an email address: %s', (email) => {
    expect(issues({ ...contact, email })).toEqual([]);
  });

  it.each([
    'ana',
    '@example.com',
    'ana@',
    ' @ ',
    'ana@example,com',
    'ana @example.com',
    'ana@@example.com',
    'ana@home@example.com',
    'Ana <ana@example.com>',
    'ana@example..com',
    'ana@.example.com',
    'ana@example.com.',
    'ana@-example.com',
    'ana@example.com, ben@example.com',
    'ana@example.com;',
    'ana@exam\u200bple.com',
  ])('is invalid as an email address: %s', (email) => {
    expect(issues({ ...contact, email })).toHaveLength(1);
  });

  it('of a megabyte is rejected as an email address within 500 ms', () => {
    const began = performance.now();
    expect(issues({ ...contact, email: `${'a@'.repeat(500_000)} ` })).not.toEqual([]);
    expect(performance.now() - began).toBeLessThan(500);
  });
});

describe('a partial lead', () => {
  const parse = (lead: unknown) => v.safeParse(partialLeadSchema, lead);
  const required = ['id', 'kind', 'timestamp', 'source'];

  it('is valid with missing, empty or half typed fields', () => {
    const some = fc.constantFrom(contact, audit, estimate, quote).chain((lead) =>
      fc.subarray(Object.keys(lead)).map((present) => {
        const fields = Object.entries(lead).filter(
          ([name]) => required.includes(name) || present.includes(name),
        );
        return { ...Object.fromEntries(fields), partial: true };
      }),
    );
    fc.assert(
      fc.property(some, fc.string({ maxLength: 20 }), (lead, start) => {
        expect(parse(lead).issues).toBeUndefined();
        const halfTyped = Object.entries(lead).map(([name, value]) => [
          name,
          typeof value === 'string' && !required.includes(name) ? start : value,
        ]);
        expect(parse(Object.fromEntries(halfTyped)).issues).toBeUndefined();
      }),
    );
    const contactInfo = { firstName: '', email: 'ana@', phone: '' };
    expect(parse({ ...estimate, partial: true, contactInfo }).success).toBe(true);
  });

  it('needs an id and `partial: true`', () => {
    expect(parse({ ...contact, partial: true, id: undefined }).success).toBe(false);
    expect(parse(contact).success).toBe(false);
    expect(issues({ ...contact, partial: true })).toEqual(['partial must be true or false']);
    expect(issues({ ...contact, partial: false })).toEqual([]);
  });

  it('has the same limits', () => {
    expect(parse({ ...contact, partial: true, fullName: 'x'.repeat(leadLimits.name + 1) }).success).toBe(
      false,
    );
    expect(parse({ ...audit, partial: true, photos: ['javascript:'] }).success).toBe(false);
  });
});

describe('spam signals', () => {
  it.each([{ trap: '', seconds: 12.5, trusted: true, token: 'x' }, {}, null, 'yes', { seconds: null }, [1]])(
    'never make a lead invalid: %j',
    (guard) => {
      expect(issues({ ...contact, guard })).toEqual([]);
    },
  );
});

describe('other fields', () => {
  it.each(['yesterday', '2030-01-31', '2030-13-01T00:00:00Z', '2030-01-31T12:00:00+02', ''])(
    'reject %j as a timestamp',
    (timestamp) => {
      expect(issues({ ...contact, timestamp })).not.toEqual([]);
    },
  );

  it('reject an infinite amount', () => {
    expect(issues({ ...estimate, estimate: { min: 1, max: Number.POSITIVE_INFINITY } })).toEqual([
      'estimate.max must be a finite number',
    ]);
  });

  it('accept photos up to the limit, and only photos', () => {
    expect(issues({ ...audit, photos: Array(10).fill(photo) })).toEqual([]);
    expect(issues({ ...audit, photos: Array(11).fill(photo) })).toEqual([
      'photos must have at most 10 entries',
    ]);
    expect(issues({ ...estimate, uploadedImages: Array(5).fill(photo) })).toHaveLength(1);
    expect(issues({ ...audit, photos: ['data:text/html,<script>'] })).toEqual([
      'photos.0 must be a data:image/… string',
    ]);
  });

  it('reject a quote without approval', () => {
    expect(issues({ ...quote, approved: false })).toHaveLength(1);
  });
});
