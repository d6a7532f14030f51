import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { leadLimits } from './limits';
import { leadSchema, partialLeadSchema } from './schema';

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

const complaints = (lead: unknown) => {
  const result = v.safeParse(leadSchema, lead);
  return result.success ? [] : result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
};

describe('a lead of each kind', () => {
  it.each([contact, audit, estimate, quote])('is accepted with only what is required ($kind)', (lead) => {
    expect(complaints(lead)).toEqual([]);
  });

  it('may carry attribution, consent and fields that nobody has named yet', () => {
    expect(
      complaints({
        ...contact,
        page: 'https://example.com/biocheck?utm_source=door',
        attribution: {
          first: { utm_source: 'door', referrer: '' },
          last: { gclid: 'x', at: common.timestamp },
        },
        consent: { sms: true, text: 'Yes, text me', at: common.timestamp },
        favouriteColour: 'green',
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
  ])('names every missing field of a %s once', (kind, lead, required) => {
    expect(complaints({ kind }).toSorted()).toEqual(
      required.map((field) => `${field} is missing`).toSorted(),
    );
    for (const field of required) {
      const without = Object.fromEntries(Object.entries(lead).filter(([name]) => name !== field));
      expect(complaints(without)).toEqual([`${field} is missing`]);
    }
  });

  it('names a field inside another by its path', () => {
    expect(complaints({ ...estimate, contactInfo: { ...estimate.contactInfo, email: 'nobody' } })).toEqual([
      'contactInfo.email must be an email address, such as name@example.com',
    ]);
  });

  it.each([undefined, 'newsletter', 7, 'constructor'])('needs a kind that exists, not %s', (kind) => {
    expect(complaints({ ...contact, kind })).toEqual([
      'kind must be one of: contact, audit, estimate, quote',
    ]);
  });
});

describe('what a visitor can type', () => {
  it('is accepted, whatever the characters, up to the limit', () => {
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
          expect(complaints({ ...contact, ...typed })).toEqual([]);
        },
      ),
    );
  });

  it.each(['', ' ', '\t\n', '\u00a0\u3000'])('is not taken for a name when it is blank (%j)', (fullName) => {
    expect(complaints({ ...contact, fullName })).toEqual(['fullName must not be empty']);
  });

  it('is limited, with the limit in the message', () => {
    expect(complaints({ ...contact, areasOfConcern: 'x'.repeat(leadLimits.text + 1) })).toEqual([
      'areasOfConcern must have at most 5000 characters',
    ]);
  });

  it.each([
    'a@b',
    'ana+spam@example.co.uk',
    "o'neil@example.com",
    'ana@münchen.example',
    ' ana@example.com ',
  ])('is an email address: %s', (email) => {
    expect(complaints({ ...contact, email })).toEqual([]);
  });

  it.each(['ana', '@example.com', 'ana@', ' @ '])('is no email address: %s', (email) => {
    expect(complaints({ ...contact, email })).toHaveLength(1);
  });

  it('takes no time to refuse a megabyte of hostile email', () => {
    const began = performance.now();
    expect(complaints({ ...contact, email: `${'a@'.repeat(500_000)} ` })).not.toEqual([]);
    expect(performance.now() - began).toBeLessThan(500);
  });
});

describe('the part of a form that was left', () => {
  const begun = (lead: unknown) => v.safeParse(partialLeadSchema, lead);
  const needed = ['id', 'kind', 'timestamp', 'source'];

  it('may lack any field of its kind, or have only the beginning of it', () => {
    const some = fc.constantFrom(contact, audit, estimate, quote).chain((lead) =>
      fc.subarray(Object.keys(lead)).map((kept) => {
        const fields = Object.entries(lead).filter(([name]) => needed.includes(name) || kept.includes(name));
        return { ...Object.fromEntries(fields), partial: true };
      }),
    );
    fc.assert(
      fc.property(some, fc.string({ maxLength: 20 }), (lead, start) => {
        expect(begun(lead).issues).toBeUndefined();
        const halfTyped = Object.entries(lead).map(([name, value]) => [
          name,
          typeof value === 'string' && !needed.includes(name) ? start : value,
        ]);
        expect(begun(Object.fromEntries(halfTyped)).issues).toBeUndefined();
      }),
    );
    const contactInfo = { firstName: '', email: 'ana@', phone: '' };
    expect(begun({ ...estimate, partial: true, contactInfo }).success).toBe(true);
  });

  it('needs to say what it is', () => {
    expect(begun({ ...contact, partial: true, id: undefined }).success).toBe(false);
    expect(begun(contact).success).toBe(false);
    expect(complaints({ ...contact, partial: true })).toEqual(['partial must be true or false']);
    expect(complaints({ ...contact, partial: false })).toEqual([]);
  });

  it('has the same limits', () => {
    expect(begun({ ...contact, partial: true, fullName: 'x'.repeat(leadLimits.name + 1) }).success).toBe(
      false,
    );
    expect(begun({ ...audit, partial: true, photos: ['javascript:'] }).success).toBe(false);
  });
});

describe('what speaks for a person', () => {
  it.each([{ trap: '', seconds: 12.5, trusted: true, token: 'x' }, {}, null, 'yes', { seconds: null }, [1]])(
    'is never a reason to refuse a lead: %j',
    (guard) => {
      expect(complaints({ ...contact, guard })).toEqual([]);
    },
  );
});

describe('everything else', () => {
  it.each(['yesterday', '2030-01-31', '2030-13-01T00:00:00Z', '2030-01-31T12:00:00+02', ''])(
    'refuses %j as a time',
    (timestamp) => {
      expect(complaints({ ...contact, timestamp })).not.toEqual([]);
    },
  );

  it('refuses an amount that is no finite number', () => {
    expect(complaints({ ...estimate, estimate: { min: 1, max: Number.POSITIVE_INFINITY } })).toEqual([
      'estimate.max must be a finite number',
    ]);
  });

  it('takes as many photos as the contract allows, and only photos', () => {
    expect(complaints({ ...audit, photos: Array(10).fill(photo) })).toEqual([]);
    expect(complaints({ ...audit, photos: Array(11).fill(photo) })).toEqual([
      'photos must have at most 10 entries',
    ]);
    expect(complaints({ ...estimate, uploadedImages: Array(5).fill(photo) })).toHaveLength(1);
    expect(complaints({ ...audit, photos: ['data:text/html,<script>'] })).toEqual([
      'photos.0 must be a data:image/… string',
    ]);
  });

  it('takes no quote that was not approved', () => {
    expect(complaints({ ...quote, approved: false })).toHaveLength(1);
  });
});
